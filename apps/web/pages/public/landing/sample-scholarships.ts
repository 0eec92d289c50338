export interface SampleScholarship {
  sponsor: string
  title: string
  amount: string
  awards?: string
  /** Day and month only: an invented year would go out of date. */
  deadline: string
  /** 130 characters at most; the narrow one, 50, stands below 750 px. */
  snippet: string
  narrowSnippet: string
  verdict: 'eligible' | 'possible'
  met: readonly string[]
  unknown: readonly string[]
  /** Requirements ready from the profile, of all; absent where the sponsor takes applications. */
  ready?: { done: number; total: number }
}

/** Invented for the landing page, and labelled as examples there. */
export const sampleScholarships: readonly SampleScholarship[] = [
  {
    sponsor: 'Ohio Valley',
    title: 'Ohio Valley Future Nurses Scholarship',
    amount: '$2,500',
    awards: '2 awards',
    deadline: '23 November',
    snippet:
      'For Ohio students headed into a nursing program, two awards a year. We look for steady care for other people, at work, at home or…',
    narrowSnippet: 'For Ohio students headed into a nursing program…',
    verdict: 'eligible',
    met: ['Lives in Ohio', 'Wants to study nursing', 'GPA 3.4, needs 3.0'],
    unknown: [],
    ready: { done: 4, total: 5 },
  },
  {
    sponsor: 'Marisol',
    title: 'Marisol Ibarra Memorial Award for First-Generation Students in Health',
    amount: 'Up to $5,000',
    deadline: '15 January',
    snippet:
      'In memory of Marisol Ibarra, a school nurse for 31 years. The committee sets each amount by need, so two winners rarely get the…',
    narrowSnippet: 'In memory of Marisol Ibarra, a school nurse for…',
    verdict: 'possible',
    met: ['Starts college in 2027'],
    unknown: ['Did a parent finish college?'],
    ready: { done: 2, total: 4 },
  },
  {
    sponsor: 'BrightPath',
    title: 'BrightPath STEM Starter Award',
    amount: '$1,000',
    deadline: 'N/A (rolling)',
    snippet:
      'A first boost for lab fees, a laptop or a summer course. Winners are chosen each quarter, and you can apply again if you are not…',
    narrowSnippet: 'A first boost for lab fees, a laptop or a summer…',
    verdict: 'eligible',
    met: ['Health or science major', 'Starts college in 2027'],
    unknown: [],
  },
]
