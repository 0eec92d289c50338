/**
 * Names the tests that passed only when they were tried again, with what the first try said: such a
 * test waits for the wrong thing, or the product has a fault that shows only at times.
 */
export default class UnsteadyReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky)
    if (unsteady.length === 0) return
    console.log('\nPassed only when tried again, to be looked into:')
    for (const test of unsteady) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const { message } of test.result().errors ?? []) console.log(`    ${message}`)
    }
  }
}
