import { readdirSync, readFileSync } from 'node:fs'
import type { Answers, FactValue } from '@laurel/matching/answers'

interface SampleRequirement {
  kind?: 'cv'
  title?: string
  optional?: boolean
  requirementType?: 'essay' | 'inputText'
  limits?: { fileType?: string[]; fileSize?: number; wordLength?: number }
  field?: { key: string; name: string; dataType: string; options?: string[] }
}

export interface SampleScholarship {
  key: string
  sample: boolean
  title: string
  description: string
  amounts: number[]
  award: { kind: string }
  deadline: { type: string; timeZone: string; inDays?: number; monthDay?: string }
  criteria: unknown[]
  requirements: SampleRequirement[]
  aiPolicy: string
  delivery: string
  applyUrl?: string
  isRandomDraw?: boolean
  featured?: boolean
  createdDaysAgo: number
}

interface SponsorFile {
  sponsor: { name: string; slug: string; email: string }
  scholarships: SampleScholarship[]
}

export interface Application {
  scholarship: string
  answers: Record<string, FactValue>
}

interface SentApplication extends Application {
  submittedDaysAgo: number
  origin?: string
  stages?: { stage: string; daysAgo: number }[]
}

export interface Account {
  email: string
  organisation?: string
  address?: { city: string; state: string; zipCode: string; country: string }
  answers?: Answers
  saved?: string[]
  drafts?: Application[]
  submitted?: SentApplication[]
}

const folder = new URL('./scholarships/', import.meta.url)
export const fileNames = readdirSync(folder)
export const texts = fileNames.map((name) => readFileSync(new URL(name, folder), 'utf8'))
export const files = texts.map((text) => JSON.parse(text) as SponsorFile)
export const scholarships = files.flatMap((file) => file.scholarships)
export const accounts = JSON.parse(
  readFileSync(new URL('./accounts.json', import.meta.url), 'utf8'),
) as Account[]
