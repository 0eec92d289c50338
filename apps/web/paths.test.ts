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
