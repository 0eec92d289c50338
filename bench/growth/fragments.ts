/** What texts are made of that parsers have stumbled over: repeated, nested, never closed. */
export const FRAGMENTS: Readonly<Record<string, (characters: number) => string>> = {
  words: repeated('the quick brown fox of Ohio '),
  'unlike words': (characters) => {
    let text = ''
    for (let at = 0; text.length < characters; at++) text += `w${at.toString(36)} `
    return text
  },
  sentences: repeated('Applicants must be residents of Ohio or Texas and study nursing. '),
  'one word': repeated('a'),
  blanks: repeated(' '),
  lines: repeated('\n'),
  commas: repeated('a, '),
  conjunctions: repeated('and or '),
  quotes: repeated('"'),
  apostrophes: repeated("'s "),
  brackets: repeated('(['),
  'closed brackets': repeated('([a])'),
  'beginnings of tags': repeated('<'),
  'open tags': repeated('<b>'),
  'tags side by side': repeated('<p>a</p>'),
  'nested tags': (characters) => {
    const depth = Math.floor(characters / 8)
    return `${'<i>'.repeat(depth)}a${'</i>'.repeat(depth)}`
  },
  comments: repeated('<!--'),
  attributes: (characters) => `<a ${'b=c '.repeat(Math.floor(characters / 4))}`,
  entities: repeated('&amp;'),
  'entities without end': repeated('&#'),
  numbers: repeated('1,'),
  sums: repeated('$1,000 - '),
  days: repeated('March 1, 2027 or '),
  times: repeated('11:59 pm '),
  addresses: repeated('https://a.b/c?d='),
  'addresses of mail': repeated('a@b.c '),
  'signs of comments': repeated('/a%'),
  'nested lists': (characters) => '['.repeat(characters),
  'nested records': (characters) => '{"a":'.repeat(Math.floor(characters / 5)),
  escapes: repeated('\\"'),
  marks: repeated('e\u0301'),
  labels: repeated('Eligibility: a\n'),
  bullets: repeated('- a\n'),
}

function repeated(fragment: string): (characters: number) => string {
  return (characters) => fragment.repeat(Math.ceil(characters / fragment.length))
}
