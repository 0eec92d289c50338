import type { Clause, Criteria } from '@laurel/matching/criteria'
import type { Known } from '@laurel/matching/known'
import type {
  Award,
  Deadline,
  RequirementLimits,
  ScholarshipSource,
} from '@laurel/contract/scholarship-shapes'

export interface RequirementInput {
  title: string
  description: string
  isOptional: boolean
  requirementType: 'essay' | 'inputText'
  dataType: 'editor' | 'text' | 'file' | 'link' | 'checkbox'
  /** True for the CV that one upload answers everywhere. */
  isCv: boolean
  fieldKey: string
  fieldName: string
  options: string[]
  limits: RequirementLimits
}

/** Spec 3, Submitting: a CV is under 2 MB; spec 1 section 5: these file types. */
export const CV_REQUIREMENT: RequirementInput = {
  title: 'CV',
  description: '',
  isOptional: false,
  requirementType: 'inputText',
  dataType: 'file',
  isCv: true,
  fieldKey: 'cv',
  fieldName: 'CV',
  options: [],
  limits: { fileType: ['.doc', '.docx', '.pdf'], fileSize: 2 },
}

/** One thing that was read in the texts of a listing, or a sentence that was not understood. */
export interface ClauseInput {
  words: string
  /** The place of its text among the texts, -1 for a column; and its characters. */
  textIndex: number
  fromCharacter: number
  toCharacter: number
  likeness: string
  criteria: Clause
  confidence: 'certain' | 'likely' | 'unsure' | 'unread'
  reader: string
  why?: string
  /** Whether students are asked an unread sentence as a question. */
  isAsked: boolean
}

/** What a listing was read from, and all that was read. */
export interface ReadingInput {
  texts: { kind: 'title' | 'sponsor' | 'eligibility' | 'description'; text: string }[]
  known: Known
  clauses: ClauseInput[]
}

/** A scholarship as the catalogue takes it in; HTML is already safe. */
export interface ScholarshipInput {
  /** What it is recognised by when it comes again. */
  sourceKey: string
  sponsor: string
  title: string
  descriptionHtml: string
  descriptionText: string
  amounts: number[]
  award: Award | null
  deadline: Deadline
  /** Where the source states a time of day; else the end of the deadline's day. */
  closesAt?: Date
  /** Until then it is for subscribers only. */
  earlyAccessUntil?: Date
  recurrence: string | null
  criteria: Criteria
  known: Known
  /** Sentences on who may apply that were not understood, in the sponsor's words. */
  unreadSentences: string[]
  suggestedCriteria: Criteria | null
  /** How its criteria were read; absent where they were stated. */
  reading?: ReadingInput
  requirements: RequirementInput[]
  aiPolicy: 'allowed' | 'allowed_with_disclosure' | 'editing_only' | 'not_allowed'
  delivery: 'laurel' | 'provider'
  applyUrl: string | null
  termsHtml: string | null
  privacyHtml: string | null
  affidavitHtml: string | null
  source: ScholarshipSource | null
  status: 'draft' | 'published' | 'withdrawn'
  isSample: boolean
  isRandomDraw: boolean
  isFeatured: boolean
  /** When it was first listed; the time of the import unless it says otherwise. */
  createdAt?: Date
}
