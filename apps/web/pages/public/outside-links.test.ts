import { expect, it } from 'vitest'
import { parseLinks, scholarshipLinks, socialLinks } from './outside-links.ts'

it('shows no link without a setting', () => {
  expect([...scholarshipLinks, ...socialLinks]).toEqual([])
})

it('reads names with their addresses, and leaves out what is none', () => {
  expect(
    parseLinks(
      'Instagram=https://a.example/x?y=1; Tik Tok = https://b.example ;X=http://c;nothing;',
    ),
  ).toEqual([
    { label: 'Instagram', to: 'https://a.example/x?y=1' },
    { label: 'Tik Tok', to: 'https://b.example' },
  ])
})
