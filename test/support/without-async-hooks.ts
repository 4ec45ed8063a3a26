import { createRequire } from 'node:module'

type Init = (id: number, type: string, parent: number, resource: object) => void
type Hooks = {
  createHook: unknown
  AsyncResource: new (type: string, options?: object) => { asyncId(): number; triggerAsyncId(): number }
}

/**
 * Loads the test runner without its async hooks. It follows every promise with them to find the test that an uncaught
 * error belongs to; together with the garbage that they keep, they took a tenth of a run's processor time. Such an error
 * still fails its file. The runner learns of its tests alone, since it finds the parent of a nested one by them.
 */
const hooks: Hooks = createRequire(import.meta.url)('node:async_hooks')
const { createHook, AsyncResource } = hooks
const inits: Init[] = []
hooks.createHook = ({ init }: { init: Init }) => {
  inits.push(init)
  const hook = { enable: () => hook, disable: () => hook }
  return hook
}
hooks.AsyncResource = class extends AsyncResource {
  constructor(type: string, options?: object) {
    super(type, options)
    for (const init of inits) init(this.asyncId(), type, this.triggerAsyncId(), this)
  }
}
await import('node:test')
Object.assign(hooks, { createHook, AsyncResource })
