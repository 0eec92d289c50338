/** Who somebody is: option ids to the words listings use for them. */
export const CITIZENS: Readonly<Record<string, string>> = {
  us_citizen:
    'usa citizen|united states citizen|american citizen|citizen of the usa|citizen of the united states|citizen of the united states of america|usa citizenship|united states citizenship|usa national|citizen of usa|usa national or citizen|national from american samoa|usa national from american samoa|national of american samoa|citizen or national of the usa|citizen or national of the united states|usa born citizen|naturalized citizen|naturalized usa citizen|national of the usa',
  us_permanent_resident:
    'usa / canadian permanent resident|usa or canadian permanent resident|usa and canadian permanent resident|usa permanent resident|permanent resident|lawful permanent resident|legal permanent resident|permanent legal resident|green card holder|permanent resident alien|permanent resident ( green card holder )|lawful permanent resident ( green card holder )|legal permanent resident ( green card holder )|permanent resident ( green card )|permanent resident of the usa|permanent resident of the united states|permanent resident of usa|legal permanent resident of the usa|lawful permanent resident of the usa|lawful permanent resident of the united states|legal permanent resident of the united states|usa legal permanent resident|usa lawful permanent resident|permanent residency|permanent residence|usa permanent residency|usa permanent residence|permanent usa resident|resident alien|hold a green card|have a green card|possess a green card|holder of a green card|hold permanent resident status|have permanent resident status',
  'us_citizen+us_permanent_resident':
    'citizen or permanent resident of the usa|citizen or permanent resident of the united states|citizen or legal permanent resident of the usa|citizen or legal permanent resident of the united states|citizen or lawful permanent resident of the united states|citizen or lawful permanent resident of the usa|citizen or permanent resident of usa|permanent resident or citizen of the united states|permanent resident or citizen of the usa|usa citizenship or permanent residency|usa citizenship or permanent residence|usa citizenship or permanent resident status|usa citizenship or legal permanent residency|usa citizenship or legal permanent residence|citizen permanent resident or national of the united states|citizen national or permanent resident of the united states|citizen , national , or permanent resident of the united states|citizen , permanent resident , or national of the united states|citizen , permanent resident or national of the united states|citizen or national or permanent resident of the united states|citizen or legal resident of the united states|citizen or legal resident of the usa|citizen or lawful permanent resident of usa|citizen , national or permanent resident of the united states|citizen , national or permanent resident of the usa|citizen and permanent resident of the united states|citizen and permanent resident of the usa|citizen and legal resident of the united states|citizen or lawful resident of the united states|citizen or resident of the united states|citizen or resident of the usa|citizen and legal permanent resident of the united states',
  // Who may file the FAFSA without being a citizen: residents, and a few of the other kinds.
  'us_permanent_resident+other':
    'eligible noncitizen|eligible non citizen|qualified noncitizen|qualified non citizen|usa eligible noncitizen|usa eligible non citizen',
  daca: 'daca recipient|daca student|daca status|daca holder|daca|dreamer|daca eligible student|recipient of daca|deferred action for childhood arrivals|deferred action for childhood arrivals recipient|have daca status|hold daca status|have daca',
  other:
    'tps holder|tps recipient|tps|temporary protected status|temporary protected status holder|holder of temporary protected status',
  'daca+other': 'daca or tps holder|daca or tps recipient|daca and tps holder|daca / tps holder',
  'international+daca':
    'international and daca student|daca and international student|international or daca student|daca or international student',
  international:
    'international student|foreign student|foreign national|f1 visa holder|f 1 visa holder|international applicant|student visa holder|current student visa holder|valid student visa holder|holder of a student visa|holder of a valid student visa|f 1 student|foreign citizen',
}

/** Items that stand for citizenship only after one that says so: 'U.S. citizen/PR'. */
export const SHORT_CITIZENS: Readonly<Record<string, string>> = {
  us_citizen: 'citizen|national|us national',
  us_permanent_resident:
    'pr|legal resident|lawful resident|legal usa resident|resident|lpr|green card|usa legal resident|legal resident of the usa|legal resident of the united states',
}

export const ETHNICITIES: Readonly<Record<string, string>> = {
  native_american:
    'native american|american indian|alaska native|alaskan native|indigenous|first nations|native american indian|american indian or alaska native|american indian and alaska native|american indian alaska native|native alaskan',
  asian: 'asian|asian american|south asian|southeast asian|east asian',
  black:
    'black|african american|black american|black or african american|african descent|black african american|afro american',
  hispanic_latino:
    'hispanic|latino|latina|latinx|latine|latino a|latina o|hispanic american|hispanic or latino|hispanic latino|chicano|chicana|mexican american|latino american|latin american|latin american descent|latino and latina|hispanic latina|hispanic latinx',
  pacific_islander:
    'pacific islander|native hawaiian|pacific islander american|native hawaiian or pacific islander|native hawaiian or other pacific islander|pacific island|hawaiian ancestry',
  white: 'caucasian|white',
  'native_american+asian+black+hispanic_latino+pacific_islander':
    'minority|minority student|ethnic minority|racial minority|racial or ethnic minority|racial and ethnic minority|ethnic or racial minority|person of color|people of color|student of color|bipoc|bipoc student|bipoc identifying|bipoc identifying student',
  'asian+pacific_islander':
    'asian pacific islander|asian and pacific islander|asian or pacific islander|asian and or pacific islander|asian pacific american|asian american and pacific islander|asian american pacific islander|asian pacific islander american|aapi|apia|api|asian american or pacific islander|asian and pacific islander american|asian american native hawaiian and pacific islander|aanhpi',
}

export const GENDERS: Readonly<Record<string, string>> = {
  female: 'female|woman|young woman|girl|lady|female student|woman student|females only|young lady',
  male: 'male|man|young man|boy|male student|males only|men only',
  other:
    'non binary|nonbinary|gender non conforming|gender nonconforming|genderqueer|non binary student|nonbinary student|non binary individual|non binary people|nonbinary people',
}
export const GENDER_TRAPS: readonly string[] = [
  'man made',
  'womens study',
  'womens studies',
  'womens history',
  'womens health',
  'womens rights',
  'womens basketball',
  'mens basketball',
  'womens soccer',
  'womens suffrage',
  'womens organization',
  'womens club',
  'womens team',
  'women owned',
  'woman owned',
  'business woman',
  'women in history',
  'girl scout',
  'girls scout',
  'boy scout',
  'boys and girls club',
  'boys girls club',
  'boys state',
  'girls state',
  'girl scouts of the usa',
  'boy scouts of america',
  'white house',
  'white paper',
  'black history',
  'black studies',
  'black belt',
  'asian studies',
  'african american studies',
  'african american history',
  'native american studies',
  'american indian studies',
  'latin american studies',
  'hispanic studies',
  'chicano studies',
  'black and white',
  'men and women',
  'women and men',
  'men or women',
  'male or female',
  'female or male',
  'male and female',
  'males and females',
  'indigenous studies',
  'indigenous language',
  'indian tribe',
  'his or her',
  'italian language',
  'german language',
  'french language',
  'spanish language',
  'chinese language',
  'japanese language',
  'korean language',
  'all genders',
  'any gender',
]

/** Words for where a family is from that hold those for the first of it in college. */
export const FLAG_TRAPS: readonly string[] = [
  'first generation immigrant',
  'first generation american',
  'first generation usa citizen',
  'first generation farmer',
  'first generation rancher',
  'first generation farmer or rancher',
]

export const MARITAL: Readonly<Record<string, string>> = {
  'single+divorced+widowed': 'unmarried',
  single: 'never married',
  married: 'married',
  widowed: 'widowed|widow|widower',
  divorced: 'divorced',
  separated: 'separated',
}

export const LIVES: Readonly<Record<string, string>> = {
  foster_care:
    'foster care|foster youth|former foster youth|ward of the court|foster child|foster care youth|current or former foster youth|ward of the state|foster care system|former foster child|foster care alumnus|foster youth student|aged out of foster care|in or have aged out of foster care|aged out of the foster care system|in or aged out of foster care|in foster care or aged out of foster care',
  adopted: 'adopted|adoptee|adopted from foster care',
  orphan: 'orphan|orphaned',
  homelessness:
    'homeless|homelessness|unhoused|homeless youth|housing insecurity|housing insecure|experienced homelessness|homeless student|housing instability|unaccompanied homeless youth|unaccompanied youth|lived in a shelter|lived in a homeless shelter|unstable housing',
  refugee_or_asylee:
    'refugee|asylee|refugee student|asylum seeker|refugee or asylee|refugee status|refugees or asylees|refugees and asylees|refugee or asylum seeker|refugees and asylum seekers|resettled refugee|refugee background|asylum status|granted asylum',
  undocumented:
    'undocumented|undocumented student|undocumented immigrant|undocumented immigrant student|undocumented status',
  single_parent: 'single parent|single mother|single father|single mom',
  formerly_incarcerated:
    'formerly incarcerated|formerly incarcerated individual|previously incarcerated|currently or formerly incarcerated|have been incarcerated|has been incarcerated|released from prison|were incarcerated',
  parent_in_prison:
    'child of an incarcerated parent|child of incarcerated parent|incarcerated parent|parent in prison|parent in jail|parent who is incarcerated|parent who is or has been incarcerated|parent who has been incarcerated|parent is incarcerated|parent has been incarcerated|parent is or has been incarcerated|parent is in prison|parental incarceration|parent or guardian who is incarcerated|mother or father in prison',
  domestic_violence:
    'domestic violence|domestic violence survivor|survivor of domestic violence|domestic abuse|intimate partner violence|victim of domestic violence|victim of domestic abuse|survivor of domestic abuse|survivor of intimate partner violence|survivor of intimate partner abuse|escaped domestic violence|experienced domestic violence|left an abusive relationship',
  loss_of_a_parent:
    'lost a parent|death of a parent|loss of a parent|lost one or both parents|lost one or more parents|experienced the loss of a parent|parent who has died|parent who died|deceased parent|parent has died|parent is deceased|lost a parent or guardian|lost a parent or legal guardian|lost a parent or primary caregiver|lost one or both parents or guardians|lost one or both of their parents|death of a parent or guardian|death of one or both parents|loss of a parent or guardian|lost a mother or father|lost their mother|lost their father|lost your mother|lost your father|lost your parent|lost their parent|lost a father|lost a mother|suffered the loss of a parent|parents are deceased|parent passed away|parent has passed away',
  cancer_in_the_family:
    'cancer survivor|survivor of cancer|childhood cancer survivor|pediatric cancer survivor|survivor of childhood cancer|survivor of pediatric cancer',
  recovery_from_addiction:
    'in recovery from substance use|recovery from substance use|recovery from substance use disorder|recovery from substance abuse disorder|recovery from drug or alcohol addiction|recovery from alcohol or drug addiction|recovery from alcoholism|in recovery|recovery from addiction|recovering from addiction|in recovery from addiction|recovery from substance abuse',
  caregiver:
    'family caregiver|youth caregiver|caregiver for a family member|caregiver to a family member|caregiver of a family member|caring for a family member|care for a family member|caring for an ill parent|caring for a sick parent|caring for a parent|caring for an ill family member|caring for a sick family member|caring for an ill or disabled family member|caring for a disabled family member|primary caregiver for a family member|primary caregiver of a family member|young caregiver|student caregiver',
  job_loss_in_the_family:
    'dislocated worker|displaced worker|laid off worker|unemployed parent|parent who is unemployed|parent is unemployed|parents are unemployed|parent has lost a job|parent lost a job|parent lost their job|parent has been laid off|loss of a job|parental job loss|recently unemployed|been laid off',
  natural_disaster:
    'natural disaster|victim of a natural disaster|survivor of a natural disaster|affected by a natural disaster|impacted by a natural disaster|affected by natural disaster|displaced by a natural disaster|lost their home in a natural disaster',
  victim_of_crime:
    'victim of crime|victim of a crime|crime victim|victim of violent crime|victim of a violent crime|survivor of violent crime|survivor of a violent crime|survivor of sexual assault|victim of sexual assault|survivor of sexual violence|survivor of human trafficking|human trafficking survivor|survivor of trafficking|victim of gun violence|survivor of gun violence|survivor of sexual abuse|survivor of child abuse|survivor of childhood abuse',
  raising_a_child:
    'parent of a dependent child|parent of dependent child|parent of a minor child|parent of minor child|parent of a young child|parent of young child|student parent|parenting student|student who is a parent|student who are parent|parent of at least one child|parent of one or more children|parent of one or more dependent children|parent of at least one dependent child|have at least one dependent child|have one or more dependent children|have at least one child|raise a child|raising children|pregnant or parenting|mother of a dependent child|mother of young children|parent of young children|parent of a child under 18|raising a child under 18|pregnant or parenting student|have a dependent child|raising a child|have dependent children',
  teen_parent:
    'teen parent|teen mother|teenage mother|teenage parent|parenting teen|teen mom|pregnant teen|pregnant or parenting teen|young parent under 21',
}

export const RELIGIONS: Readonly<Record<string, string>> = {
  any_christian: 'christian|practicing christian|christian faith',
  catholic:
    'catholic|roman catholic|practicing catholic|baptized catholic|catholic faith|practicing roman catholic',
  jewish: 'jewish|jewish faith',
  muslim: 'muslim|muslim american|islamic faith',
  hindu: 'hindu',
  buddhist: 'buddhist',
  latter_day_saint: 'latter day saint|lds|mormon',
  lutheran: 'lutheran',
  methodist: 'methodist|united methodist',
  presbyterian: 'presbyterian',
  baptist: 'baptist|southern baptist',
  episcopal: 'episcopalian|episcopal',
  seventh_day_adventist: 'seventh day adventist|adventist',
  sikh: 'sikh',
  quaker: 'quaker',
  unitarian_universalist: 'unitarian universalist',
}
export const RELIGION_TRAPS: readonly string[] = [
  'catholic school',
  'catholic high school',
  'catholic college',
  'catholic university',
  'christian school',
  'christian college',
  'jewish community center',
  'catholic diocese',
  'catholic daughters',
  'methodist church',
  'baptist church',
  'lutheran church',
  'lutheran school',
  'catholic charities',
  'presbyterian church',
  'episcopal church',
  'single parent household',
  'single parent home',
  'single parent family',
  'single parent families',
  'single mother household',
  'one parent household',
  'former refugee camp',
  'low income community',
  'low income communities',
  'low income area',
  'low income neighborhood',
  'low income school',
  'low income school district',
  'low income youth program',
  'low income country',
  'low income countries',
]

/** Yes-or-no facts: the words that say yes. */
export const FLAGS: Readonly<Record<string, string>> = {
  firstGeneration:
    'first generation student|first generation college student|first generation|first generation college|first gen|first gen student|first gen college student|first generation undergraduate student|first in their family to attend college|first in your family to attend college|first in their family to go to college|first in your family to go to college|first in their families to attend college|first in their families to go to college|first in their immediate family to attend college|first in the family to attend college|first person in their family to attend college|first generation undergraduate|first in family to attend college|first in his or her family to attend college|first in their family to earn a college degree|first in their family to graduate from college|first generation to attend college|first generation college bound student|first generation college attendee|first in your family to pursue higher education|first in their family to pursue higher education',
  lgbtq:
    'lgbtq|lgbt|lgbtqia|lgbtq student|lgbtqia student|lgbtq +|lgbtqia +|lgbt student|lgbtq2s|lgbtqi|lgbtqi +|lesbian gay bisexual transgender|lesbian gay bisexual transgender or queer|lesbian gay bisexual transgender queer|lesbian gay bisexual or transgender|lesbian gay bisexual and transgender|transgender|queer',
  transfer:
    'transfer student|transferring student|community college transfer student|incoming transfer student|new transfer student|undergraduate transfer student',
  pellEligible:
    'pell eligible|pell grant eligible|pell grant recipient|eligible for a pell grant|eligible for the pell grant|eligible for a federal pell grant|federal pell grant recipient|pell recipient|federal pell grant eligible|eligible for pell grant|pell grant eligibility|receive a pell grant|receive a federal pell grant|eligible to receive a federal pell grant|eligible for pell|qualify for a pell grant|eligible to receive a pell grant|pell eligibility',
  underrepresented:
    'underrepresented|under represented|historically underrepresented|traditionally underrepresented|underrepresented group|under represented group|historically underrepresented group|traditionally underrepresented group|historically underrepresented population|underrepresented population|underrepresented community|historically underrepresented community|underrepresented background|historically underrepresented background|underrepresented student|underrepresented minority|underrepresented minority student|underrepresented minority group|underrepresented ethnic group|underrepresented racial or ethnic group|underserved or underrepresented|underrepresented or underserved|underserved and underrepresented|underserved underrepresented|underserved/underrepresented',
  canFileFafsa:
    'eligible for federal student aid|eligible for federal financial aid|eligible for title iv aid|eligible for title iv federal student aid|eligible to file the fafsa|able to file the fafsa|eligible to receive federal student aid|eligible to receive federal financial aid',
  financialNeed:
    'evidence of financial need|limited means|modest means|of limited means|of modest means|evidence of need|proof of financial need|financial need|demonstrated financial need|demonstrate financial need|proven financial need|documented financial need|unmet financial need|need for financial assistance|financially needy|low income|low income household|low income family|low income background|economically disadvantaged|financial hardship|significant financial need|exceptional financial need|demonstrated need|economic need|financial need required|need financial assistance|need of financial assistance|financial assistance need|demonstration of financial need|demonstrable financial need|strong financial need|limited financial means|limited financial resources|financially disadvantaged|low income student|unmet need|critical financial need|show financial need|exhibit financial need|genuine financial need|economic hardship|high financial need|great financial need|lower income|low to moderate income',
}
