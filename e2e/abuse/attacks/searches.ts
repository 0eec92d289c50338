import { atOnce, type Attack } from '../attack.ts'

/** As long as what is searched for may be. */
const SEARCH_CHARACTERS = 200

const searches = (name: string, textOf: (round: number) => string): Attack => ({
  name,
  async run(attacker) {
    const works = Array.from({ length: 120 }, (_, round) => () => {
      const search = encodeURIComponent(textOf(round).slice(0, SEARCH_CHARACTERS))
      return attacker.send(
        `/api/v1/scholarships/mine-eligible-scholarships?withoutRequirement=false&search=${search}`,
      )
    })
    await atOnce(8, works)
  },
})

export const attacks: readonly Attack[] = [
  searches('searches: the beginnings of every word', (round) =>
    String.fromCharCode(97 + (round % 26)),
  ),
  searches('searches: many words at once', (round) => `${round} a b c d e f g h `.repeat(10)),
  searches('searches: signs of a query', (round) => `${round} & | ! ( ) : * <-> ' " \\ `.repeat(8)),
]
