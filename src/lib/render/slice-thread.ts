/**
 * HarfBuzz is ready before the modules that use it are loaded. Its file has a top-level await, and V8 breaks the whole
 * process when a thread is ended while modules wait for such a file.
 */
export default import('harfbuzzjs').then(async () => (await import('./slice-task.ts')).sliceTask)
