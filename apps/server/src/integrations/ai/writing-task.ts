/** One thing that is known of the student, and where from. */
export interface Material {
  from: 'interview' | 'keywords' | 'profile' | 'answer' | 'ownText'
  /** For `profile` the fact, such as `fieldOfStudy`; for others the question that was answered. */
  about: string
  /** What a person would call it: `Field of study`, or the question. */
  label: string
  /** What the student said, or the value in words: `Nursing`. */
  text: string
}

/** What an essay is asked for. */
export interface EssayQuestion {
  /** Of the scholarship; empty when it is for none. */
  scholarshipTitle: string
  /** Of the requirement, in plain text, with its description. */
  question: string
  /** An answer in a few sentences rather than an essay. */
  isShortAnswer: boolean
  /** How many words it must have: from `min` to `max`, best `target`. */
  words: { min: number; target: number; max: number }
}

/** A sentence that the writer that is built in put around the student's words, and how it came by it. */
export interface SaidPhrase {
  sentence: string
  /** The name of its phrases there. */
  phrase: string
  /** What it speaks of besides the question and the profile, by name. */
  slots: Readonly<Record<string, string>>
}

/** What the writer that is built in made of a task. */
export interface Composed {
  text: string
  /** Of its sentences those that are not the student's. */
  said: readonly SaidPhrase[]
}

/** What the writer that is built in works from. */
export type WritingTask =
  | {
      kind: 'draft'
      essay: EssayQuestion
      material: readonly Material[]
      /** Of the same student and question, in plain text: the next must differ. */
      previous: readonly string[]
      /** Makes two drafts of the same task differ; the same seed gives the same text. */
      seed: string
    }
  | {
      kind: 'rewrite' | 'shorten' | 'lengthen'
      essay: EssayQuestion
      /** Plain text. */
      text: string
      /** What that writer put into it, or into texts before it. */
      said: readonly SaidPhrase[]
      material: readonly Material[]
      previous: readonly string[]
      seed: string
    }
  | {
      /** A question about the product or the student's own applications. */
      kind: 'answer'
      /** What is true, in sentences that may be said as they stand; the best first. */
      passages: readonly string[]
    }
  | {
      /** Whether an answer makes sense for its question. The writer that is built in has no say. */
      kind: 'judge'
      question: string
      answer: string
    }
