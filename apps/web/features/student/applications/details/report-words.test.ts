import { applicantRequestSchema } from '@laurel/contract/support'
import { describe, expect, it } from 'vitest'
import { reportProblems, reportRequest } from './report-words.ts'

const listing = { id: 'a1', title: 'Harbour Award', user: { firstName: 'Harbour Trust' } }

describe('a report of a listing', () => {
  it('names the listing, what is wrong and what was typed', () => {
    expect(reportRequest(listing, 'fee', ' They want $25. ')).toEqual({
      query: 'Report: Harbour Award',
      description:
        'It asks for a fee or for bank details\nHarbour Award, Harbour Trust\nListing a1\n\nThey want $25.',
    })
  })

  it('is a request that the call takes, however long the title and the text', () => {
    const long = { ...listing, title: 'A'.repeat(400) }
    const request = reportRequest(long, 'other', 'b'.repeat(9000))
    expect(applicantRequestSchema.safeParse(request).success).toBe(true)
  })

  it('needs a reason, and words where the reason has none', () => {
    expect(reportProblems(undefined, '').reason).toBeDefined()
    expect(reportProblems('other', '  ').note).toBeDefined()
    expect(reportProblems('other', 'Look')).toEqual({ reason: undefined, note: undefined })
    expect(reportProblems('link', '')).toEqual({ reason: undefined, note: undefined })
  })
})
