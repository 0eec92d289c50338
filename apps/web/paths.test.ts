import {
  essayPath,
  HELP_SCREENS,
  matchesPath,
  profileQuestionPath,
  receiptPath,
  scholarshipPath,
} from '@laurel/contract/help-screens'
import { describe, expect, it } from 'vitest'
import { idFromSearch, pageFromSearch, paths } from './paths.ts'

describe('the bare id in a query string', () => {
  it.each([
    ['?abc-123', 'abc-123'],
    ['?abc=', 'abc'],
    ['?abc&tab=draft', 'abc'],
    ['?a%2Fb', 'a/b'],
    ['?%E0%A4%A', '%E0%A4%A'],
    ['', ''],
  ])('%s is read as %s', (search, id) => {
    expect(idFromSearch(search)).toBe(id)
  })

  it('survives the round trip through a link', () => {
    const url = new URL(paths.scholarshipDetail('a b/é&c'), 'http://localhost')
    expect(idFromSearch(url.search)).toBe('a b/é&c')
  })
})

describe('the page number', () => {
  it.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
  ])('%s is page %i', (query, page) => {
    expect(pageFromSearch(new URLSearchParams(query))).toBe(page)
  })
})

describe('the addresses that help and the assistant lead to', () => {
  it('are those of the screens', () => {
    const { drafts, applied, planner, automatic, mails, ownData, deleteAccount, ...same } =
      HELP_SCREENS
    const addresses: Record<string, unknown> = {
      ...paths,
      trackApplications: paths.trackApplications(),
      profile: paths.profile(),
    }
    for (const [name, { path }] of Object.entries(same)) expect(path).toBe(addresses[name])
    expect(drafts.path).toBe(paths.myScholarship('draft'))
    expect(applied.path).toBe(paths.myScholarship('applied'))
    expect(planner.path).toBe(paths.trackApplications('planner'))
    expect(automatic.path).toBe(paths.trackApplications('automatic'))
    for (const { path } of [mails, ownData, deleteAccount])
      expect(path.split('#')[0]).toBe(paths.setting)
  })

  it('are those of single scholarships, receipts and questions', () => {
    const id = '3b1f8a52-9d0e-4f6b-8a61-0c2f4de9a111'
    expect(scholarshipPath(id)).toBe(paths.scholarshipDetail(id))
    expect(essayPath(id)).toBe(paths.uploadEssay(id))
    expect(receiptPath(id)).toBe(paths.receipt(id))
    expect(profileQuestionPath('employer:spouse')).toBe(paths.profileQuestion('employer:spouse'))
    const { pathname, searchParams } = new URL(matchesPath({ search: 'a&b' }), 'http://localhost')
    expect([pathname, searchParams.get('search')]).toEqual([paths.matches, 'a&b'])
  })
})
