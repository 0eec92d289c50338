// node scripts/run.mjs <program.ts> [arguments]: installs if need be, then runs it as the server runs.
import { bootstrap } from './bootstrap.mjs'
import { runServerProgram } from './run-server-program.mjs'
import { runMain, Stop } from './stop.mjs'

runMain(async () => {
  const [program, ...args] = process.argv.slice(2)
  if (!program) throw new Stop('Name the program to run, as in: node scripts/run.mjs program.ts')
  return runServerProgram(await bootstrap(), program, args)
})
