using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.mjs", esModule = embed "worker.bundle.mjs")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "outside"
    )),
    (name = "outside", network = (allow = ["local", "private", "public"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
