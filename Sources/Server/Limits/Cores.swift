import Glibc

extension Server.Configuration {
    static var threadsForThisMachine: Int {
        let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        return cores <= 2 ? 1 : min(4, cores / 2)
    }
}
