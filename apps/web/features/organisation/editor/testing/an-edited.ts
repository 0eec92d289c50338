import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { NO_CRITERIA } from '@laurel/matching/criteria'

/** An empty draft, as the server sends it. */
export const anEdited = (): EditedScholarship => ({
  id: '00000000-0000-4000-8000-000000000001',
  organisationId: '00000000-0000-4000-8000-000000000002',
  sponsor: 'Harbour Light Trust',
  state: 'draft',
  version: 1,
  savedAt: '2026-11-23T12:00:00Z',
  listing: {
    title: '',
    description: '',
    award: {
      kind: 'fixed',
      amountUsd: null,
      maxUsd: null,
      count: null,
      budgetUsd: null,
      isRenewable: false,
    },
    deadline: { date: null, opens: null, timeZone: 'America/New_York', isYearly: false },
    announceBy: null,
    requirements: [],
    aiPolicy: 'allowed_with_disclosure',
    terms: '',
    privacy: '',
    affidavit: '',
  },
  listedAward: { amounts: [], award: null },
  criteria: NO_CRITERIA,
  reasons: {},
  suggestions: null,
  vetting: 'unasked',
  counts: { saved: null, begun: null, sent: 0 },
  hasApplicants: false,
  amendment: { revision: 0, content: null, savedAt: null },
})
