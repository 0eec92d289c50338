import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { inRoot } from './paths.mjs'

const follower = `
  import { onParentGone } from ${JSON.stringify(inRoot('scripts/follow-parent.mjs'))}
  onParentGone(() => { console.log('parent gone'); process.exit(0) })
  console.log('following')
  setTimeout(() => process.exit(1), 20_000)`

test.each([
  ['started directly', [process.execPath, ['--input-type=module', '-e', follower]]],
  [
    'started through a shell that waits for it',
    ['sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, follower]],
  ],
])('a program %s hears of the end of its starter', async (_, [file, args]) => {
  const starter = spawn(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn(${JSON.stringify(file)}, ${JSON.stringify(args)}, { stdio: 'inherit' })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const lines = createInterface(starter.stdout)
  const heard = []
  lines.on('line', (line) => heard.push(line))
  await once(lines, 'line')
  starter.kill('SIGKILL')
  await once(lines, 'close')
  expect(heard).toEqual(['following', 'parent gone'])
})
