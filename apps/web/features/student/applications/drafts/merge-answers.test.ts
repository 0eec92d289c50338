import { describe, expect, it } from 'vitest'
import { isWellFormed } from './html-blocks.ts'
import { joinAnswers } from './join-answers.ts'
import { mergeAnswers } from './merge-answers.ts'

describe('texts', () => {
  it.each([
    ['another paragraph each', 'a\n\nb', 'a1\n\nb', 'a\n\nb2', 'a1\n\nb2'],
    [
      'a beginning and an end',
      'two three four',
      'one two three four',
      'two three four five',
      'one two three four five',
    ],
    [
      'other words of a sentence',
      'I like the old red bus',
      'I love the old red bus',
      'I like the old red train',
      'I love the old red train',
    ],
    [
      'a paragraph taken out',
      'a\n\nb\n\nc\n\nd',
      'a\n\nc\n\nd',
      'a\n\nb\n\nc\n\nd and more',
      'a\n\nc\n\nd and more',
    ],
    ['the same on both sides', 'a', 'a b', 'a b', 'a b'],
    ['nothing here', 'a', 'a', 'a b', 'a b'],
    ['other scripts and signs', 'é 你好 👩‍🚀 z', 'é1 你好 👩‍🚀 z', 'é 你好 👩‍🚀 z2', 'é1 你好 👩‍🚀 z2'],
  ])('are merged: %s', (_what, base, mine, theirs, merged) => {
    expect(mergeAnswers({ base, mine, theirs })).toBe(merged)
    expect(mergeAnswers({ base, mine: theirs, theirs: mine })).toBe(merged)
  })

  it.each([
    ['the same word', 'one two', 'one 2', 'one II'],
    ['two ends', 'one', 'one two', 'one three'],
    ['a text from nothing', '', 'mine', 'theirs'],
    ['a paragraph taken out and changed', 'a\n\nb c d\n\ne', 'a\n\ne', 'a\n\nb c d2\n\ne'],
  ])('are left to a person: %s', (_what, base, mine, theirs) => {
    expect(mergeAnswers({ base, mine, theirs })).toBeUndefined()
  })
})

describe('essays', () => {
  it.each([
    [
      'another paragraph each',
      '<p>a</p><p>b</p>',
      '<p>a1</p><p>b</p>',
      '<p>a</p><p>b2</p>',
      '<p>a1</p><p>b2</p>',
    ],
    [
      'a paragraph added and a word in bold',
      '<p>one two three</p>',
      '<p>one <strong>two</strong> three</p>',
      '<p>one two three</p><p>four</p>',
      '<p>one <strong>two</strong> three</p><p>four</p>',
    ],
    [
      'two words of a paragraph',
      '<p>I like the old red bus</p>',
      '<p>I <em>love</em> the old red bus</p>',
      '<p>I like the old red train</p>',
      '<p>I <em>love</em> the old red train</p>',
    ],
    [
      'two items of a list',
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
      '<ul><li>a1</li><li>b</li><li>c</li></ul>',
      '<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>',
      '<ul><li>a1</li><li>b</li><li>c</li><li>d</li></ul>',
    ],
    [
      'line breaks however they are written',
      '<p>a<br>b c d</p>',
      '<p>a<br>b c d1</p>',
      '<p>a0<br />b c d</p>',
      '<p>a0<br>b c d1</p>',
    ],
  ])('are merged: %s', (_what, base, mine, theirs, merged) => {
    expect(mergeAnswers({ base, mine, theirs })).toBe(merged)
  })

  it.each([
    [
      'marks that would cross',
      '<p>a b c d</p>',
      '<p><strong>a b</strong> c d</p>',
      '<p>a <em>b c d</em></p>',
    ],
    ['the same end', '<p>a</p>', '<p>a b</p>', '<p>a c</p>'],
  ])('are left to a person: %s', (_what, base, mine, theirs) => {
    expect(mergeAnswers({ base, mine, theirs })).toBeUndefined()
  })

  it('hold every word that either side added, in valid HTML, whatever was changed', () => {
    const next = seeded(7)
    let merges = 0
    for (let round = 0; round < 300; round++) {
      const base = anEssay(next)
      const mine = changed(base, next, 'mine')
      const theirs = changed(base, next, 'theirs')
      const merged = mergeAnswers({ base, mine, theirs })
      if (merged === undefined) continue
      merges++
      expect(isWellFormed(merged), merged).toBe(true)
      for (const added of [...mine.matchAll(/mine\d+/g), ...theirs.matchAll(/theirs\d+/g)])
        expect(merged).toContain(added[0])
    }
    expect(merges).toBeGreaterThan(100)
  })

  it('of 30,000 words are merged', () => {
    const base = Array.from({ length: 300 }, (_, n) => `<p>${`word${n} and the `.repeat(33)}</p>`)
    const [mine, theirs] = [base.with(3, '<p>mine</p>'), base.with(250, '<p>theirs</p>')]
    const [a, o, b] = [mine, base, theirs].map((each) => each.join('')) as [string, string, string]
    expect(mergeAnswers({ base: o, mine: a, theirs: b })).toBe(
      base.with(3, '<p>mine</p>').with(250, '<p>theirs</p>').join(''),
    )
  })
})

it.each([
  ['<p>a</p><ul><li>b<br>c</li></ul>', true],
  ['<p>a', false],
  ['<p><strong>a</p></strong>', false],
  ['<p>a<p>b</p></p>', false],
  ['<ul><p>a</p></ul>', false],
  ['<ul>a</ul>', false],
  ['<li>a</li>', false],
])('%s is well formed: %s', (html, isIt) => {
  expect(isWellFormed(html)).toBe(isIt)
})

it.each([
  ['a', 'b', 'a\n\nb'],
  ['<p>a</p>', '<p>b</p>', '<p>a</p><p>b</p>'],
  ['', 'b', 'b'],
])('%j above %j is %j', (first, second, joined) => {
  expect(joinAnswers(first, second)).toBe(joined)
})

/** Pseudo-random numbers below a limit, the same in each run. */
function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

type Next = ReturnType<typeof seeded>

const anEssay = (next: Next): string =>
  Array.from({ length: 3 + next(4) }, (_, p) => {
    const words = Array.from({ length: 4 + next(8) }, (_, w) => `w${p}${w}`)
    return next(4) === 0
      ? `<ul>${words.map((word) => `<li>${word}</li>`).join('')}</ul>`
      : `<p>${words.join(' ')}</p>`
  }).join('')

/** One to three words replaced, marked or followed by another. */
function changed(essay: string, next: Next, who: string): string {
  let html = essay
  for (let times = 1 + next(3); times > 0; times--) {
    const words = [...html.matchAll(/\bw\d+\b/g)]
    const word = words[next(words.length)]
    if (!word) continue
    const added = `${who}${next(1000)}`
    const change = [added, `<strong>${word[0]} ${added}</strong>`, `${word[0]} ${added}`][next(3)]
    html = html.slice(0, word.index) + change + html.slice(word.index + word[0].length)
  }
  return html
}
