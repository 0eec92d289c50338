import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { rerunCommand } from './rerun-command.mjs'

test.each([
  ['adds', "npm run test:unit -- a.test.ts -t '^adds$'"],
  [
    'a sum > adds (1 + 1)',
    String.raw`npm run test:unit -- a.test.ts -t '^a sum > adds \(1 \+ 1\)$'`,
  ],
  [undefined, 'npm run test:unit -- a.test.ts'],
])('what runs %s alone', (name, command) =>
  expect(rerunCommand('npm run test:unit', 'a.test.ts', name)).toBe(command),
)

test
  .skipIf(process.platform === 'win32')
  .each(['Dana\'s $HOME `id` "x" \\ ’', 'a | b [c] {d} ^e?'])(
  'a shell takes %s for the name of a test and nothing else',
  (name) => {
    const command = rerunCommand(`printf '%s\n'`, 'a b.test.ts', `of > ${name}`)
    const [, file, option, pattern] = spawnSync('sh', ['-c', command]).stdout.toString().split('\n')
    expect([file, option]).toEqual(['a b.test.ts', '-t'])
    expect(`of > ${name}`).toMatch(new RegExp(pattern))
  },
)
