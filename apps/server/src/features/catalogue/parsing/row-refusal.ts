/** Why a row cannot enter the catalogue; it is set aside with this sentence, and the others go on. */
export class RowRefusal extends Error {
  override name = 'RowRefusal'
  /** What of the row is at fault, by our name for it; absent where it is the row as a whole. */
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}
