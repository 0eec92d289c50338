import type { SaidPhrase, WritingTask } from './writing-task.ts'

/** One text that a model is asked for. */
export interface WritingRequest {
  /** What the model is and must never do; written by us alone. */
  instructions: string
  /** What it is asked, with everything that others wrote marked as data. */
  prompt: string
  /**
   * The same as structure, for the writer that is built in; other models never see it. Absent for
   * what only a language model can do.
   */
  task?: WritingTask
  maxOutputTokens: number
  /** Ends the work, at the model's as well. */
  signal?: AbortSignal
}

export interface Tokens {
  inputTokens: number
  outputTokens: number
}

export interface Written extends Tokens {
  text: string
  /** What the writer that is built in put around the student's words; nothing of other models. */
  said?: readonly SaidPhrase[]
}

/** Writes texts: the writer that is built in, or a language model by setting. */
export interface WritingModel {
  /** As its provider calls it. */
  readonly name: string
  /** Nothing leaves this process, and nothing is known but what the task says. */
  readonly isOffline: boolean
  /** US dollars for a million tokens; undefined where the setting does not say. */
  readonly price: { input: number; output: number } | undefined
  /**
   * Writes one text, telling each piece as it comes.
   * @throws ModelFailure, with what was written so far.
   */
  write(request: WritingRequest, onPiece?: (piece: string) => void): Promise<Written>
}

/**
 * `stopped`: the signal said so. `timeout`: nothing came for too long, or it took too long.
 * `unreachable`: no connection, or an error of the provider's. `garbled`: what came could not be
 * read, or broke off. `tooLong`: more came than was asked for. `resting`: it failed again and again,
 * so for a while it is not asked.
 */
export type FailureKind = 'stopped' | 'timeout' | 'unreachable' | 'garbled' | 'tooLong' | 'resting'

export class ModelFailure extends Error {
  readonly kind: FailureKind
  readonly written: Written

  constructor(kind: FailureKind, written: Written, options?: ErrorOptions) {
    super(`The model failed: ${kind}.`, options)
    this.kind = kind
    this.written = written
  }
}
