import { withoutMarks } from '@laurel/matching/without-marks'
import type { FactId } from '@laurel/matching/facts'
import { FACTS } from '@laurel/matching/facts'

/** Other words that catalogues use for the options of a fact: option or family ids to words. */
const ALIASES: Partial<Record<FactId, Record<string, string>>> = {
  schoolLevel: {
    high_school:
      'high school|high schooler|high school student|secondary school|secondary student|hs|grade 9 12|grades 9 12|grades 9 through 12',
    hs_freshman:
      'high school freshman|9th grade|9th grader|grade 9|ninth grade|freshman in high school',
    hs_sophomore:
      'high school sophomore|10th grade|10th grader|grade 10|tenth grade|sophomore in high school',
    hs_junior:
      'high school junior|11th grade|11th grader|grade 11|eleventh grade|junior in high school',
    hs_senior:
      'high school senior|graduating senior|graduating high school senior|12th grade|12th grader|grade 12|twelfth grade|senior in high school|hs seniors',
    undergraduate:
      'undergraduate|undergrad|undergraduate student|college student|college undergraduate|current undergraduate',
    college_freshman:
      'college freshman|first year college|undergraduate freshman|undergraduate first year|university freshman',
    college_sophomore:
      'college sophomore|second year college|undergraduate sophomore|university sophomore',
    college_junior: 'college junior|third year college|undergraduate junior|university junior',
    college_senior: 'college senior|fourth year college|undergraduate senior|university senior',
    graduate:
      'graduate|college graduate|college graduate student|graduate student|grad student|grad|graduate school|post graduate|postgraduate|masters|master|masters student|phd|phd student|doctoral|doctorate|doctoral student|law student|medical student|professional degree',
    adult:
      'adult|adult learner|non traditional|nontraditional|adult non traditional|non traditional student|nontraditional student|returning adult|adult returning student',
  },
  degreeType: {
    associate: 'associate|associates|assoc|aa|as|aas|two year|2 year',
    bachelor: 'bachelor|bachelors|bach|ba|bs|baccalaureate|four year|4 year',
    master: 'master|masters|ma|ms|mba',
    doctoral: 'doctoral|doctorate|phd|md|jd|edd',
    certificate: 'certificate|cert|certs|certification|vocational|trade|diploma',
    graduate_certificate: 'graduate certificate',
    undergraduate_degree: 'undergraduate|undergrad',
    graduate_degree: 'graduate|grad|postgraduate|post graduate',
  },
  enrollment: { full_time: 'full time|fulltime', part_time: 'part time|parttime' },
  citizenship: {
    us_citizen:
      'us citizen|u s citizen|united states citizen|american citizen|citizen of the united states|us citizenship|u s citizenship|usa citizen|us national|u s national|national|citizen',
    us_permanent_resident:
      'us permanent resident|u s permanent resident|permanent resident|lawful permanent resident|legal permanent resident|permanent legal resident|green card holder|green card|pr|lpr|permanent residency',
    daca: 'daca|daca recipient|daca student|dreamer',
    international:
      'international|international student|foreign student|foreign national|f 1 visa holder|f1 visa|f 1|student visa holder',
  },
  ethnicity: {
    native_american:
      'native american|nat am|american indian|am indian|alaska native|alaskan native|native american indian|indigenous|first nations|american indian or alaska native',
    asian: 'asian|asian american|asian americans',
    black:
      'black|african american|black american|black or african american|african descent|af am|afr am|afro american',
    hispanic_latino:
      'hispanic|hisp|latino|latina|latinx|latine|latino a|latina o|hispanic american|hispanic or latino|chicano|chicana|mexican american',
    pacific_islander:
      'pacific islander|native hawaiian|pacific islander american|native hawaiian or other pacific islander',
    white: 'white|caucasian',
  },
  gender: {
    female: 'female|woman|women|girl|females only|f',
    male: 'male|man|men|boy|m',
    other: 'non binary|nonbinary|gender non conforming|other|genderqueer|gender nonconforming',
  },
  militaryAffiliation: {
    any_military: 'military|armed forces|service member|servicemember|military service',
    veteran: 'veteran|vet',
    active_duty: 'active duty|active duty military|active duty service member',
    national_guard: 'national guard|natl guard|nat guard|guard',
    reserve: 'reserve|reservist|reserves',
    rotc: 'rotc',
    disabled_veteran: 'disabled veteran',
    retired_from_service: 'retired military',
  },
  religion: {
    any_christian: 'christian|christianity',
    catholic: 'catholic|roman catholic',
    jewish: 'jewish|judaism',
    muslim: 'muslim|islam',
    hindu: 'hindu|hinduism',
    buddhist: 'buddhist|buddhism',
    latter_day_saint: 'lds|mormon|latter day saint',
    lutheran: 'lutheran',
    methodist: 'methodist|united methodist',
    presbyterian: 'presbyterian',
    baptist: 'baptist',
    seventh_day_adventist: 'seventh day adventist|adventist',
    sikh: 'sikh|sikhism',
    quaker: 'quaker',
    episcopal: 'episcopal|episcopalian',
  },
  disability: {
    any_disability:
      'disability|disabilities|disabled|any disability|student with a disability|students with disabilities|physical disability',
    blind_or_low_vision: 'blind|visually impaired|legally blind|low vision|visual impairment',
    deaf_or_hard_of_hearing: 'deaf|hoh|hard of hearing|hearing impaired|hearing loss',
    learning_disability: 'learning disability|learning disabilities|dyslexia|ld',
    adhd: 'adhd|add',
    autism: 'autism|autistic|asd|autism spectrum',
    mobility: 'wheelchair user|mobility impairment',
  },
  maritalStatus: { single: 'unmarried' },
  interestedInOnlineStudy: {},
  collegeType: {
    community_college: 'community college|two year college|2 year college|junior college',
    trade_or_technical_school:
      'vocational|vocational school|trade school|technical school|technical college|trade|career school|vocational technical|vo tech|career technical education|cte',
    historically_black_college:
      'hbcu|historically black college or university|historically black colleges and universities',
    hispanic_serving_institution: 'hsi',
    tribal_college: 'tribal college|tribal colleges and universities|tcu',
    public_university: 'public university|state university|public college',
    private_college: 'private university|private college|private',
    online_college: 'online',
  },
  lifeExperience: {
    foster_care: 'foster care|foster youth|former foster youth|ward of the court',
    homelessness: 'homeless|homelessness',
    single_parent: 'single parent|single mother|single father',
    refugee_or_asylee:
      'refugee|asylee|asylum seeker|asylum|subsidiary protection|humanitarian protection|international protection|displaced person|displaced student|refugee status',
    undocumented: 'undocumented|undocumented student',
    orphan: 'orphan',
    adopted: 'adopted|adoptee',
    formerly_incarcerated: 'formerly incarcerated',
    cancer_in_the_family: 'cancer survivor',
  },
  fieldOfStudy: {
    stem: 'stem|science technology engineering and mathematics|science technology engineering or math|science technology engineering math|stem fields|stem field|steam',
    health_professions:
      'health professions|health medicine|health and medicine|healthcare|health care|allied health|medical field|health field',
    business_and_economics: 'business and economics',
    creative_arts:
      'arts|the arts|creative arts|fine arts|visual and performing arts|visual arts and performing arts',
    humanities: 'humanities|liberal arts',
    social_sciences: 'social science|social sciences',
    accounting_and_finance: 'accounting|finance|actuarial science|banking|accountancy',
    agriculture:
      'agriculture|agricultural science|agribusiness|horticulture|animal science|food science|agronomy|forestry|landscape design',
    architecture: 'architecture|interior design|landscape architecture|urban planning',
    art_and_design:
      'art|design|graphic design|visual arts|visual art|fine art|fashion|fashion design|photography|animation|film',
    aviation: 'aviation|pilot|flight training|aeronautics|aviation maintenance',
    biology:
      'biology|biological sciences|life sciences|biochemistry|biotechnology|botany|genetics|microbiology|neuroscience|marine biology',
    business:
      'business|business administration|management|marketing|entrepreneurship|human resources|supply chain|supply chain management|real estate|insurance|logistics|sales',
    chemistry: 'chemistry|chemical sciences',
    communications:
      'communications|communication|public relations|advertising|media|mass communication|media studies',
    computer_science:
      'computer science|cs|computing|software engineering|data science|artificial intelligence|computer programming|programming|computer engineering',
    criminal_justice: 'criminal justice|criminology|law enforcement|forensic science',
    economics: 'economics',
    education:
      'education|teaching|teacher education|early childhood education|elementary education|special education|secondary education',
    engineering:
      'engineering|electrical engineering|mechanical engineering|civil engineering|chemical engineering|aerospace engineering|biomedical engineering|industrial engineering|materials science|manufacturing|engineering technology|environmental engineering|nuclear engineering|petroleum engineering|materials engineering',
    english_and_literature: 'english|literature|creative writing|writing|english literature',
    environmental_science:
      'environment|environmental science|environmental studies|sustainability|conservation|natural resources|ecology|wildlife science|earth science|geology|geography|oceanography|meteorology',
    health_sciences:
      'health sciences|public health|physical therapy|occupational therapy|dental hygiene|radiology|speech pathology|nutrition|kinesiology|athletic training|health administration|dietetics|exercise science|speech language pathology|audiology|respiratory therapy',
    history: 'history|museum studies|archaeology',
    hospitality_and_culinary_arts:
      'hospitality|culinary|culinary arts|hospitality management|tourism|food service|hotel management|restaurant management',
    information_technology:
      'information technology|it|cybersecurity|cyber security|information systems|networking|information security|management information systems',
    journalism:
      'journalism|broadcast|broadcasting|broadcast journalism|sports writing|photojournalism',
    languages: 'language|foreign language|linguistics|spanish|modern languages',
    law: 'law|legal studies|pre law|paralegal',
    mathematics_and_statistics: 'mathematics|math|statistics|applied mathematics|maths',
    medicine:
      'medicine|pre med|medical|pre medicine|dentistry|dental|osteopathic medicine|optometry|chiropractic',
    music: 'music|music education|music performance',
    nursing: 'nursing|rn|nurse|bsn',
    performing_arts: 'performing arts|theater|theatre|dance|drama|acting',
    pharmacy: 'pharmacy|pharmaceutical sciences',
    philosophy_and_religion: 'philosophy|religion|theology|religious studies|divinity|ministry',
    physics: 'physics|astronomy|physical sciences|astrophysics',
    political_science:
      'political science|government|international relations|public policy|public administration|public affairs|public service',
    psychology: 'psychology|counseling|behavioral science|mental health counseling',
    skilled_trades:
      'skilled trades|skilled trade|trades|welding|hvac|plumbing|electrical|construction|automotive|carpentry|construction management|diesel|automotive technology|cosmetology|machining|electrician',
    social_work: 'social work|human services|social services',
    veterinary_medicine: 'veterinary|veterinary medicine|veterinary science|pre vet',
  },
  careerGoal: {},
  country: {
    US: 'us|usa|u s|u s a|united states|united states of america|america|the united states|national|nationwide|us territories|u s resident|us resident',
    GB: 'uk|u k|great britain|england',
  },
  state: {
    DC: 'd c|washington d c|washington dc|district of columbia',
    VI: 'virgin islands|us virgin islands|u s virgin islands',
    MP: 'northern mariana islands',
    PR: 'puerto rico',
    GU: 'guam',
    AS: 'american samoa',
  },
}

const STATE_NAMES =
  'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY'

/** Words in the one form in which aliases are compared: lower case, no accents, no punctuation, no 's. */
export const toWords = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Names = ReadonlyMap<string, string>

const regions = new Intl.DisplayNames('en', { type: 'region' })
const places: Partial<Record<FactId, (id: string) => string>> = {
  country: (id) => regions.of(id) ?? id,
}

const namesOf = (fact: FactId): Names => {
  const definition = FACTS.find(({ id }) => id === fact)
  const names = new Map<string, string>()
  if (!definition || !('options' in definition)) return names
  for (const id of definition.options) {
    names.set(toWords(id), id)
    names.set(toWords(places[fact]?.(id) ?? id), id)
  }
  if ('families' in definition)
    for (const id of Object.keys(definition.families)) names.set(toWords(id), id)
  if (fact.endsWith('tate'))
    for (const entry of STATE_NAMES.split('|'))
      names.set(toWords(entry.slice(0, -3)), entry.slice(-2))
  const aliases = ALIASES[fact.endsWith('State') ? 'state' : fact] ?? {}
  for (const [id, words] of Object.entries(aliases))
    for (const word of words.split('|')) names.set(word, id)
  return names
}

const known = new Map<FactId, Names>()

/** What the options of a fact are called, in words as `toWords` gives them, to their ids. */
export const optionNames = (fact: FactId): Names => {
  const names = known.get(fact) ?? namesOf(fact)
  known.set(fact, names)
  return names
}
