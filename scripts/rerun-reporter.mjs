import { rerunCommand } from './rerun-command.mjs'

/** Says at the end of a run how to run alone what failed. */
export default class RerunReporter {
  onTestRunEnd(modules) {
    const commands = new Set(modules.flatMap(commandsOf))
    if (commands.size === 0) return
    console.log('\nTo run alone what failed:')
    for (const command of commands) console.log(`  ${command}`)
  }
}

function commandsOf(module) {
  const command = process.env.RERUN_COMMAND ?? 'npm run test:unit'
  const of = (name) => rerunCommand(command, module.relativeModuleId, name)
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => of(fullName))
  // A file that was not loaded, or what goes before or after all of its tests.
  return tests.length > 0 || module.ok() ? tests : [of()]
}
