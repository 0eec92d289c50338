import { expect, it } from 'vitest'
import { splitLabels } from './split-labels.ts'

it.each<[text: string, parts: [field: string, value: string][]]>([
  ['Provided By: The Lions Club', [['sponsor', 'The Lions Club']]],
  ['For sailors. Provided By: Harbour Trust. Founded long ago.', [['sponsor', 'Harbour Trust']]],
  ['Sponsored by: Brightwater, Inc.', [['sponsor', 'Brightwater, Inc.']]],
  [
    'Eligibility:\n- Live in Ohio.\n- Be a senior.\nDeadline: March 1',
    [
      ['eligibility', 'Live in Ohio.\nBe a senior.'],
      ['deadline', 'March 1'],
    ],
  ],
  [
    '<p><b>Amount:</b> $500</p><p><b>Website:</b> https://a.example.org/b</p>',
    [
      ['award', '$500'],
      ['infoUrl', 'https://a.example.org/b'],
    ],
  ],
  [
    'Award: $500 | Deadline: May 1',
    [
      ['award', '$500'],
      ['deadline', 'May 1'],
    ],
  ],
  ['Deadline: TBD', []],
  ['See https://a.example.org for more: it is a long list.', []],
  ['Note: bring a pen. Location: Ohio', []],
])('finds the labelled lines of %j', (text, parts) => {
  expect(splitLabels(text).map(({ field, value }) => [field, value.replace(/^- /gm, '')])).toEqual(
    parts.map(([field, value]) => [field, value]),
  )
})
