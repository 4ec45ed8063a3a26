import { runWords } from './run-words.ts'

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const code = await runWords(process.argv.slice(2))
// A command that ran to its end may have set a code of its own.
if (code !== 0) process.exitCode = code
