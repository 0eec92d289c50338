/** A paragraph, or the points of a list. `[words](/path)` in it is a link. */
export type LegalBlock = string | readonly string[]

export interface LegalSection {
  /** Its anchor. */
  id: string
  /** "1", "15.2"; empty where the title says it all. */
  number: string
  title: string
  blocks: readonly LegalBlock[]
  parts?: readonly LegalSection[]
}

/**
 * The text of a legal page. The texts say what the product does and carry the figures of
 * specification 2, section 9. Operators: have a lawyer review them before you open to the public;
 * they name no company, address or place of law, which are yours to fill in.
 */
export interface LegalText {
  title: string
  /** YYYY-MM-DD. */
  lastRevised: string
  /** What matters most, in plain words, before the sections. */
  inShort: readonly string[]
  sections: readonly LegalSection[]
}
