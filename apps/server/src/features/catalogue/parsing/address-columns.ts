/** A column of structured eligibility, by its own name. */
interface FactColumn {
  fact: string
  label: string
  value: string
}

const ZIP = /^\s*\d{5}(?:-\d{4})?\s*$/
/** One ZIP code tells where somebody's office is, and its town stands beside it: nobody has to live there. */
export const withoutAddressColumns = <Column extends FactColumn>(facts: Column[]): Column[] => {
  const isAddress = facts.some(
    ({ fact, label, value }) => fact === 'zipCode' && ZIP.test(value) && OF_AN_ADDRESS.test(label),
  )
  return facts.filter(
    ({ fact, label, value }) =>
      !(isAddress && OF_AN_ADDRESS.test(label) && (fact === 'zipCode' || fact === 'city')) &&
      !(IS_WHERE.test(label) && IN_A_TOWN.test(value)),
  )
}
const OF_AN_ADDRESS = /^(?:zip|zip ?code|postal ?code|city|town)$/i
/** 'Location: Cambridge, MA': where an award is taken up. */
const IS_WHERE = /^location$/i
const IN_A_TOWN =
  /^\s*(?:\p{Lu}[\p{L}.'’-]*,? ){1,3}(?:[A-Z]{2}|D\.C\.)\s*$|\b(?:remote|online|hybrid|virtual|on-?site|in[- ]person|abroad|headquarters)\b/iu
