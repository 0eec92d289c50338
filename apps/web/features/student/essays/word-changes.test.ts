import { describe, expect, it } from 'vitest'
import { countChanges, wordChanges } from './word-changes.ts'

const marked = (from: string, to: string) =>
  wordChanges(from, to)
    ?.map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('')

describe('changes between two texts', () => {
  it.each([
    ['one two three', 'one two three', 'one two three'],
    ['one two three', 'one 2 three', 'one -[two ]+[2 ]three'],
    ['one two', 'one two three', 'one two +[three]'],
    ['one\n\ntwo', 'one\n\n\ntwo', 'one\n\n+[\n]two'],
    ['she said “no”', 'she said “yes”', 'she said “-[no”]+[yes”]'],
    ['我喜欢图书馆', '我喜欢厨房', '我喜欢-[图书馆]+[厨房]'],
    ['', 'new', '+[new]'],
  ])('%j → %j', (from, to, shown) => expect(marked(from, to)).toBe(shown))

  it('are counted by place', () => {
    const changes = wordChanges('one two three four', 'one 2 three four five') ?? []
    expect(countChanges(changes)).toBe(2)
  })
})
