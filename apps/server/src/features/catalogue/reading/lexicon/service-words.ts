/** Branches, and what somebody is to them: both may be asked at once ('Army veterans'). */
export const BRANCHES: Readonly<Record<string, string>> = {
  army: 'usa army|army|united states army',
  navy: 'usa navy|navy|united states navy',
  air_force: 'usa air force|air force|united states air force',
  marine_corps:
    'usa marine corps|marine corps|marine|marines|usa marine|united states marine corps',
  coast_guard: 'usa coast guard|coast guard|united states coast guard',
  space_force: 'usa space force|space force',
  national_guard:
    'national guard|national guard member|guard member|guardsman|national guardsman|national guard and reserve|army or air national guard',
  army_national_guard: 'army national guard',
  air_national_guard: 'air national guard',
  army_reserve: 'army reserve',
  navy_reserve: 'navy reserve',
  air_force_reserve: 'air force reserve',
  marine_corps_reserve: 'marine corps reserve',
  coast_guard_reserve: 'coast guard reserve',
  reserve:
    'reservist|military reserve|selected reserve|reserves|reserve component|armed forces reserve',
  merchant_marine: 'merchant marine',
  rotc: 'rotc|rotc cadet|rotc student',
  army_rotc: 'army rotc|army reserve officers training corps',
  air_force_rotc: 'air force rotc|afrotc|air and space force rotc',
  navy_rotc:
    'navy rotc|naval rotc|nrotc|midshipman in navy rotc|midshipman in naval rotc|naval reserve officers training corps',
  junior_rotc: 'jrotc|junior rotc|jrotc cadet',
}

export const STATUSES: Readonly<Record<string, string>> = {
  veteran:
    'deceased or disabled veteran|disabled or deceased veteran|deceased and disabled veteran|living or deceased veteran|usa armed forces veteran|veteran of any branch of the usa military|veteran of any branch of the military|veteran of any branch of the armed forces|veteran of any branch of the usa armed forces|deceased or living veteran|active or retired veteran|veteran|military veteran|honorably discharged veteran|usa veteran|usa military veteran|war veteran|veteran of the usa armed forces|veteran of the united states armed forces|veteran of the armed forces|veteran of the usa military|honorably discharged member of the usa armed forces|honorably discharged member of the armed forces|former service member|armed forces veteran|veteran of the military|combat veteran',
  active_duty:
    'active duty|active duty military|active duty service member|active duty servicemember|active duty member|active duty military member|active duty member of the usa armed forces|active duty personnel|active duty usa military|active duty military personnel|current service member|active duty member of the military|active duty member of the armed forces|active service member',
  retired_from_service:
    'retired military|military retiree|retired military member|retired service member|retired military personnel|retired veteran|retiree of the armed forces',
  disabled_veteran:
    'disabled veteran|100 % disabled veteran|totally disabled veteran|permanently disabled veteran|totally and permanently disabled veteran|permanently and totally disabled veteran|service disabled veteran|veteran with a service connected disability|service connected disabled veteran|disabled american veteran',
  any_military:
    'military|usa military|any branch of the military|any branch of the usa military|any branch of the armed forces|any branch of the usa armed forces|any branch of the uniformed services|service member|servicemember|usa service member|usa armed forces|armed forces|united states armed forces|military personnel|military service member|member of the usa military|member of the military|member of the armed forces|member of the usa armed forces|member of the united states armed forces|military member|uniformed service member|usa servicemember|member of the uniformed services|military service|uniformed services',
  died_in_service:
    'fallen service member|killed in action|fallen soldier|deceased service member|service member killed in action|fallen military member',
  gold_star_family: 'gold star|gold star family|gold star family member',
  prisoner_of_war_or_missing_in_action: 'prisoner of war|missing in action|pow mia|pow|mia',
}

/** Phrases of service that are about no student's own service. */
export const SERVICE_TRAPS: readonly string[] = [
  'military base',
  'military installation',
  'military academy',
  'military institute',
  'military history',
  'no military affiliation required',
  'no military affiliation',
  'military affiliation',
  'navy federal',
  'salvation army',
  'veterans affairs',
  'department of veterans affairs',
  'va medical center',
  'veterans of foreign wars',
  'veterans day',
  'army base',
  'air force base',
  'army corps of engineers',
  'military status',
  'veteran status',
  'veterans memorial',
  'veterans organization',
  'veterans service organization',
  'veterans hospital',
  'military spouse',
  'spouse of a military',
  'color guard member',
  'winter guard member',
  'honor guard member',
  'color guard',
  'winter guard',
  'honor guard',
]

/** What somebody is to the one who is spoken of, as a relation of a fact. */
export const KIN: Readonly<Record<string, string>> = {
  parent:
    'child|son|daughter|dependent child|son or daughter|son and daughter|dependent son or daughter|son daughter|natural child|adopted child|legally adopted child|stepchild|step child|biological child|unmarried child|foster child of|stepson|stepdaughter|stepchildren|adopted children|foster children|stepson or stepdaughter|natural or adopted child|natural , adopted or stepchild|biological or adopted child|birth or adopted child|minor child|dependent children',
  spouse:
    'spouse|husband|wife|widow|widower|surviving spouse|unmarried spouse|spouse or widow|domestic partner',
  grandparent: 'grandchild|grandson|granddaughter|grandson or granddaughter|grandchild of any',
  'parent+spouse': 'dependent|legal dependent|eligible dependent|military dependent|dependents',
}

/** Whom a sentence speaks of that says what somebody's parents are. */
export const ELDERS: Readonly<Record<string, string>> = {
  parent:
    'parent|father|mother|parent or guardian|parent / guardian|parent / legal guardian|parent and / or guardian|parent ( or guardian )|parent or legal guardian|mother or father|father or mother|parent guardian|guardian',
  spouse: 'spouse|husband|wife',
  grandparent: 'grandparent|grandfather|grandmother',
}

/** Kin whose relation no fact knows. */
export const STRANGE_KIN: readonly string[] = [
  'descendant',
  'direct descendant',
  'lineal descendant',
  'relative',
  'family member',
  'immediate family',
  'immediate family member',
  'family',
  'sibling',
  'brother',
  'sister',
  'niece',
  'nephew',
  'great grandchild',
  'ward',
  'legal ward',
  'survivor',
  'family of',
]

export const OCCUPATIONS: Readonly<Record<string, string>> = {
  Teacher:
    'k - 12 teacher|k 12 teacher|k - 12 educator|classroom teacher|public school teacher|school teacher|licensed teacher|certified teacher',
  Farmer: 'farmer|dairy farmer',
  Rancher: 'rancher',
  Firefighter: 'firefighter|fire fighter|volunteer firefighter|career firefighter',
  'Police officer': 'police officer|law enforcement officer|peace officer',
  'Correctional officer': 'correctional officer|corrections officer',
  'First responder': 'first responder|emergency responder',
  Paramedic: 'paramedic',
  EMT: 'emt|emergency medical technician',
  Nurse: 'registered nurse|nurse|licensed practical nurse',
  'Postal worker': 'postal worker|postal employee|letter carrier',
  'Truck driver': 'truck driver|professional truck driver',
  Electrician: 'electrician',
  Miner: 'coal miner|miner',
  Fisherman: 'commercial fisherman|fisherman',
  'Farm worker':
    'migrant farmworker|farmworker|farm worker|migrant farm worker|seasonal farmworker|migrant worker',
  Clergy: 'clergy|minister|pastor|clergyman',
  'Railroad worker': 'railroad worker|railroad employee',
  Educator: 'educator',
  Journalist: 'journalist|working journalist',
  Paraprofessional:
    'paraprofessional|para professional|teacher aide|teachers aide|teaching assistant|instructional aide',
  'Child care worker':
    'child care provider|childcare provider|child care worker|childcare worker|early childhood educator|child care professional',
  Caddie: 'caddie|caddy|golf caddie|golf caddy',
  'Social worker': 'social worker|licensed social worker',
  Librarian: 'librarian',
  'Police dispatcher': 'dispatcher|police dispatcher|911 dispatcher',
  'Security officer': 'security officer|security guard',
  Carpenter: 'carpenter',
  Plumber: 'plumber',
  Welder: 'welder',
  Logger: 'logger|timber worker',
  Bartender: 'bartender',
  Jockey: 'jockey',
  'Restaurant worker':
    'restaurant worker|restaurant employee|food service worker|foodservice worker',
  'Hotel worker': 'hotel worker|hotel employee|hospitality worker',
  'Flight attendant': 'flight attendant',
  Pilot: 'airline pilot|commercial pilot',
  Musician: 'professional musician',
  'Health care worker': 'health care worker|healthcare worker|hospital employee',
  'Government employee':
    'government employee|public employee|municipal employee|city employee|county employee',
  'State employee': 'state employee',
  'Federal employee': 'federal employee|federal civilian employee',
}
