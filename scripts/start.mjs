// npm start: installs, builds what is stale, and serves everything from one process.
import { bootstrap } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { runServerProgram } from './run-server-program.mjs'
import { runMain, Stop } from './stop.mjs'

runMain(async () => {
  const host = await bootstrap()
  if (!(await buildWeb(host))) throw new Stop('The web app was not built; see the lines above.')
  return runServerProgram(host, 'apps/server/src/main.ts', process.argv.slice(2))
})
