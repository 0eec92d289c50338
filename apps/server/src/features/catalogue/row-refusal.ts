/** Why a row cannot enter the catalogue; it is set aside with this sentence, and the others go on. */
export class RowRefusal extends Error {
  override name = 'RowRefusal'
}
