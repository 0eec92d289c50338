/** What is chosen of a list, so that it holds for scholarships on other pages and new ones too. */
export interface Selection {
  /** Everything but the exceptions; else nothing but them. */
  isEverything: boolean
  exceptions: readonly string[]
}

/** Specification 1, "Scholarship list": "all are selected by default". */
export const EVERYTHING: Selection = { isEverything: true, exceptions: [] }
export const NOTHING: Selection = { isEverything: false, exceptions: [] }

export const everythingBut = (exceptions: readonly string[]): Selection => ({
  isEverything: true,
  exceptions,
})

export const isSelected = ({ isEverything, exceptions }: Selection, id: string): boolean =>
  isEverything !== exceptions.includes(id)

export function toggled(selection: Selection, id: string): Selection {
  const { isEverything, exceptions } = selection
  const without = exceptions.filter((each) => each !== id)
  return {
    isEverything,
    exceptions: without.length < exceptions.length ? without : [...exceptions, id],
  }
}
