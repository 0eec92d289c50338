import type { Attacker } from './attack.ts'

/** What an essay of somebody who has just signed up is saved for. */
export interface EssayPlace {
  scholarshipId: string
  requirementId: string
}

interface Listed {
  id: string
  requirements: { id: string; field: { dataType: string } }[]
}

const LIST = '/api/v1/scholarships/mine-eligible-scholarships?withoutRequirement=false&take=50'

/** The first scholarship on the list that asks for an essay. */
export async function findEssay(attacker: Attacker): Promise<EssayPlace> {
  const sent = await attacker.send(LIST)
  const { data } = JSON.parse(sent?.text ?? '') as { data: { scholarshiplists: Listed[] } }
  for (const { id, requirements } of data.scholarshiplists) {
    const essay = requirements.find(({ field }) => field.dataType === 'editor')
    if (essay) return { scholarshipId: id, requirementId: essay.id }
  }
  throw new Error('No scholarship on the list asks for an essay.')
}
