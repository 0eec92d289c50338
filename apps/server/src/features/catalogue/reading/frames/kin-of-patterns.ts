import type { HardClause } from '@laurel/matching/criteria'
import { MILITARY_AFFILIATIONS } from '@laurel/matching/option-ids'
import type { ParsedList } from '../words/sentence-words.ts'
import { ofKin, service } from './build-people.ts'
import { type Build, named } from './ways-to-build.ts'

/** Parts of the ways to say more of whose children and spouses are meant. */
export const KIN_OF_PARTS: Readonly<Record<string, string>> = {
  kin_of: '@be (a|an|the)? @grown {kin} of',
  which_member:
    '(a|an|the|any|those|who|current|currently|active|active duty|retired|former|deceased|living|enlisted|full time|honorably discharged|or|and|,)*',
  with_reserve:
    '(a|an|the|any|current|active|active duty|retired|former|or|and|,)* reserve (or|and|,|active|active duty|retired)*',
  any_branch:
    '(of (any|all) (branch|service) (of the (usa|united states)? (armed forces|military|service|armed services))?)?',
  served:
    '(service member|servicemember|soldier|sailor|airman|marine|military member|military personnel|veteran|service man or woman|member of the (usa|united states)? (armed forces|military|armed services|uniformed services))',
  fell: '(who|that|,)* (have|has|had)? (died|were killed|was killed|been killed|were lost|was lost|lost their life|lost their lives|lost his or her life|gave their life|gave their lives|gave his or her life|fell|perished) (while|serving|,)* (in|on|during) (the)? (active duty|active service|active military duty|service|military service|their service|line of duty|combat|action|battle|duty|iraq or afghanistan|war) ((on or)? (after|since|before) {day})?',
  hurt: '(who|that|was|were|is|are|have|has|been|permanently|totally|seriously|or|and|killed|injured|disabled|died|fell)* in the (line|performance) of (their|his or her)? duty',
  worker:
    '(employee|worker|driver|associate|team member|staff member|staff|technician|operator|operators|crew member|miner|people|those|someone|person|anyone)',
  works_for:
    '(who|that|has|have|is|are|been|currently|now|full time|part time)* (employed by|employed at|employed with|work for|works for|working for|worked for|work at|works at|working at|worked at|of|at|with)',
  for_years:
    '(for)? (at least|a minimum of|more than|over|no less than)? (one|two|three|four|five|six|{n}|a|several) (full|consecutive|or more)* (year|month) (or longer|or more)?',
  percent_disabled:
    '(who|that|has|have|is|are|was|been|with|and)* (rated|certified|classified|determined|a|an|service connected|va|disability rating of|rating of|to be)* (at least|a minimum of|at)? {n} (%|percent) (or more|or higher|or greater)? (service connected|permanently|totally|and|or)* (disabled|disability|disability rating|service connected disability)',
}

/** How listings say more of whose children and spouses are meant than `kin-patterns.ts` reads. */
export const KIN_OF_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  serviceKinFell: [
    '@kin_of (a|an|the|usa|fallen|deceased|those|or|and)* @served @any_branch @fell',
    '@kin_of @which_member member of (the)? {service} @fell',
  ],
  serviceKinReserve: [
    '@kin_of @with_reserve member of (the)? (usa)? {service}',
    '@kin_of @with_reserve (component)? {service} (member|personnel)?',
  ],
  serviceKinOf: [
    '@kin_of @which_member (member|soldier|personnel)? (of|in) (the)? {place} {service}',
    '@kin_of @which_member member of (the)? {service}',
    '@kin_of @which_member {place} {service} (member|personnel|soldier)?',
  ],
  serviceKinOfBoth: [
    '@kin_of @which_member member of (the)? {place} {service} (and|or) of? {service}',
  ],
  disabledVeteranKin: ['@kin_of @which_member {service} @percent_disabled'],
  disabledVeteranParent: [
    '(whose|with|have|has|having) (a|one|their)* (parent|father or mother|parent or guardian) (who)? (is|was|are)* (a|an|the)* {service} @percent_disabled',
  ],
  occupationOf: [
    '@kin_of (a|an|the|current|active|retired|former|fallen|deceased|career|volunteer|full time|or|and|,)* ({place})? {occupation} @hurt?',
  ],
  membershipKinOf: [
    '@kin_of (a|an|the|current|active|retired|deceased|or|and|,)* {org} member (in good standing)? ,? (active|retired|living|deceased) or (active|retired|living|deceased)',
    '@kin_of (a|an|the|current|active|retired|deceased|or|and|,)* {org} (retiree|member and retiree|member or retiree)',
  ],
  employerKinFor: [
    '@kin_of (a|an|the|current|active|full time|part time|retired|former|or|and|,)* @worker @works_for {org} @for_years',
  ],
  employerKin: [
    '@kin_of (a|an|the|current|active|full time|part time|retired|former|or|and|,)* @worker @works_for {org}',
  ],
}

const FELL: ParsedList['groups'] = [['died_in_service']]
const DISABLED: ParsedList['groups'] = [['disabled_veteran']]
const KNOWN = new Set<string>(MILITARY_AFFILIATIONS)

/** Branches and their reserves: 'active, reserve or retired members of the Navy'. */
const withReserves = (groups: ParsedList['groups']): string[][] | null => {
  const ids = (groups ?? []).flatMap((group) => group)
  // 'Active duty, reserve and retired members': statuses, of which the list keeps the last alone.
  const isOfStatus = ids.some((id) => id === 'retired_from_service')
  return isOfStatus || (groups ?? []).some((group) => group.length > 1)
    ? null
    : ids.flatMap((id) => [[id], ...(KNOWN.has(`${id}_reserve`) ? [[`${id}_reserve`]] : [])])
}

/** The kin that come first, with what a list that comes last says of their elders. */
const ofLast =
  (build: Parameters<typeof ofKin>[0]): Build =>
  (captures) => {
    const last = captures.at(-1)
    return ofKin(build)([...captures.slice(0, 1), ...(last ? [last] : [])])
  }
const ofEach =
  (groups: ParsedList['groups']): Build =>
  ([kin]) =>
    ofKin((_, relation) => service(groups, relation))(kin ? [kin, kin] : [])

/** What each of them asks, by its name. */
export const KIN_OF_BUILDERS: Readonly<Record<string, Build>> = {
  serviceKinFell: ofEach(FELL),
  serviceKinReserve: ofLast((list, relation): HardClause | null => {
    const groups = withReserves(list.groups)
    return groups && service(groups, relation)
  }),
  serviceKinOf: ofLast((list, relation) => service(list.groups, relation)),
  serviceKinOfBoth: (captures) => {
    const groups = captures.flatMap((list) => list.groups ?? [])
    return ofEach(groups)(captures.slice(0, 1))
  },
  disabledVeteranKin: ofEach(DISABLED),
  disabledVeteranParent: () => service(DISABLED, 'parent'),
  occupationOf: ofLast(named('occupation')),
  membershipKinOf: ofKin(named('membership')),
  employerKinFor: (captures) => ofKin(named('employer'))(captures.slice(0, 2)),
}
