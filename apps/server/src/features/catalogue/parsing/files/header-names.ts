import type { FactId } from '@laurel/matching/facts'

/** A column of a flat file that is no fact about students. */
export type CatalogueField =
  | 'key'
  | 'title'
  | 'sponsor'
  | 'description'
  | 'award'
  | 'amountMin'
  | 'amountMax'
  | 'currency'
  | 'count'
  | 'renewable'
  | 'deadline'
  | 'opens'
  | 'earlyAccessUntil'
  | 'timeZone'
  | 'applyUrl'
  | 'infoUrl'
  | 'eligibility'
  | 'audience'
  | 'toApply'
  | 'estimatedDeadline'
  | 'terms'
  | 'privacy'
  | 'affidavit'
  | 'aiPolicy'
  | 'delivery'
  | 'status'
  | 'sourceName'
  | 'licence'
  | 'verifiedOn'
  | 'recurrence'

/** What columns of catalogues are called, by what they hold. */
export const FIELD_NAMES: Record<CatalogueField, string> = {
  key: 'id|key|source key|source id|scholarship id|record id|external id|uid|uuid|identifier|slug|reference|program reference id',
  title:
    'title|name|scholarship|scholarship name|scholarship title|award name|program name|opportunity|opportunity name|fund name|scholarship program|scholarship program name|award title|grant name|grant title|fellowship|fellowship name|bursary|bursary name|fund title|listing title|headline|opportunity title|program title|fund|scholarship fund|endowment|endowed fund|name of scholarship|name of award|name of fund|award program|scholarship or award|scholarship or award name|listing|listing name|scholarship listing|programme|programme name|programme title|prize name|award name title',
  sponsor:
    'sponsor|provider|organization|organisation|organization name|sponsor name|provider name|sponsoring organization|funder|offered by|awarded by|donor|foundation|agency|host|company|institution|administrator|administered by|awarding body|org|organizer|provider organization|provided by|sponsored by|presented by|given by|funded by|administering agency|administering organization|awarding institution|awarding organization|sponsor organization|sponsor organisation|grantor|grantmaker|ministry|department|department name|issuing agency|managing agency|host institution|host organization|host organisation|scholarship provider|provider title|org name|donor name|awarding university|funding agency|funding body|funding organisation|funding organization|offering institution|school or organization|owner|managed by|university or organization|program organization|program organization name|offered through|available through|administered through|awarding department|sponsoring department|office|unit|granting agency|state agency|sponsoring agency|sponsor agency|embassy|government|awarding government|donor country|given through|union|tribe or nation|chapter|offering department|administering office|ministry or agency',
  description:
    'description|summary|about|details|overview|scholarship description|short description|information|purpose|abstract|program description|content|scholarship summary|program summary|program overview|blurb|body|text|details of scholarship|long description|full description|scholarship details|scholarship overview|background|note on scholarship|program self description',
  award:
    'award|amount|awards|award amount|scholarship amount|amounts|value|award value|amount awarded|prize|prize amount|funding|award info|dollar amount|scholarship value|amount raw|award raw|money|benefits|award details|total award|financial benefits|amount display|amount usd|stipend|award amt|amt|grant amount|benefit|award benefit|funding amount|scholarship award|annual award|award or benefit|value of award|value of scholarship|scholarship benefits|coverage|what you get|maximum funding|total value|financial support|award amount description|maximum annual award|annual amount|award size|award range|scholarship value per year|amount of award|amount of scholarship|award value per year|amount per year|yearly amount|annual value|sum|grant value|grant size|stipend amount|scholarship amount range|tuition benefit|worth|financial award|payment|award or value|range of award|how much|award dollars|dollars|amount description|amount details|amount info|funds|funds available|cost or award',
  amountMin:
    'min amount|minimum amount|amount min|minimum award|min award|award min|award minimum|lowest award|award amount min|amount from|scholarship minimum award',
  amountMax:
    'max amount|maximum amount|amount max|maximum award|max award|award max|award maximum|highest award|award amount max|amount to|award ceiling|max award amount|scholarship maximum award',
  currency: 'currency|currency code',
  count:
    'number of awards|awards available|num awards|number awarded|number of scholarships|number available|number of recipients|number of winners|quantity|award count|count|award quantity|number of scholarships awarded',
  renewable: 'renewable|is renewable|renewal|renewability',
  deadline:
    'deadline|due date|application deadline|due|closing date|close date|closes|end date|date due|deadline raw|deadline date|expires|apply by|application due|application due date|application close date|scholarship deadline|closes on|application closes|deadline submission|submission deadline|final deadline|deadline raw text|closes at|application end date|closing|last date|last date to apply|apply before|due dt|deadline dt|deadline to apply|application closing date|app deadline|applications due|applications close|closing date for applications|date of closing|end of application|valid until|submit by|submission date|application period ends|received by|postmark by|postmarked by|application deadline date|deadline for application|deadline for applications|deadline for submission|last day to apply|due on|due by|application cutoff|cutoff date|cut off date|priority deadline|final date|apply until|open until|application window closes|applications accepted until|closing day',
  opens:
    'opens|open date|opening date|application opens|start date|available from|application open date|opens on|date open|application start date|opens at|application opening|opening|applications open|start of application|opens for applications|application period begins',
  earlyAccessUntil: 'early access until',
  timeZone: 'time zone|timezone|tz',
  applyUrl:
    'apply url|application url|apply link|application link|apply|apply at|application website|apply online|link to apply|apply now|links apply url|link apply|application form|apply here|url to apply|online application|application page|application portal|apply online at|where to apply|links application|application address|apply link url|portal|program application link url|application site|apply through|apply using|apply via|submit application|submit applications at|application web address|apply website|online application link|application web page|link for application|start application',
  infoUrl:
    'url|link|website|web site|source url|info url|web page|webpage|site|homepage|more info|scholarship url|scholarship link|web address|website url|source|info link|hyperlink|links info url|provenance source url|link to website|website link|official website|official url|page url|verification source url|info page|web|web link|more information|read more|external link|permalink|landing page|program url|program website|source link|reference url|reference link|details url|info|url of scholarship|information url|program website url|program page|scholarship page|scholarship website|fund page|program link|more info url|find out more|learn more|details link|web url|online|website address|see also|further information|on the web',
  eligibility:
    'eligibility|eligibility criteria|criteria|requirements|eligibility requirements|qualifications|who can apply|eligibility other|other eligibility|other requirements|other criteria|additional criteria|additional requirements|eligibility notes|special criteria|restrictions|conditions|eligible applicants|eligibility description|special requirements|special eligibility|specific hs college|specific school|who is eligible|must be|other restrictions|eligibility summary|eligibility text|qualification|who may apply|who is it for|eligible candidates|required criteria|selection criteria|candidate profile|open to|available to|for whom|eligibility criteria description|candidates|eligible students|eligible students are|applicants|who should apply|who qualifies|who can get it|student eligibility|applicant eligibility|eligibility rules|eligibility info|eligibility information|basic eligibility|general eligibility|minimum qualifications|minimum requirements|applicant requirements|applicant criteria|award criteria|scholarship criteria|donor criteria|donor restrictions|award requirements|applicant qualifications|to be eligible|to qualify|you must|eligible if|who|intended for|eligibility details|eligible persons|beneficiaries|who is this for|misc|miscellaneous|other information on eligibility',
  audience:
    'target audience|audience|demographics|demographic|target group|target demographic|target population',
  toApply:
    'how to apply|application requirements|application process|required documents|documents required|application materials|what to submit|materials|application instructions|to apply|application components|required materials|required documents list|procedure|application procedure|documents needed|steps to apply',
  estimatedDeadline:
    'estimated deadline|expected deadline|deadline estimate|approximate deadline|typical deadline|usual deadline|last year deadline|previous deadline|deadline last year|prior deadline|projected deadline|anticipated deadline|tentative deadline',
  terms: 'terms|terms of use|terms and conditions|rules',
  privacy: 'privacy|privacy policy',
  affidavit: 'affidavit',
  aiPolicy: 'ai policy',
  delivery: 'delivery',
  status: 'status|state of listing|listing status|record status',
  sourceName: 'source name|data source',
  licence: 'licence|license|data licence|data license',
  verifiedOn:
    'last verified|last verified on|verified on|verified|last updated|last checked|updated|date verified|last reviewed|provenance last verified|last verified at|verification last verified at|verified at|last updated at',
  recurrence: 'recurrence|frequency|cycle|award frequency|recurring',
}

/** What columns of structured eligibility are called, by the fact that they hold. */
export const FACT_NAMES: Partial<Record<FactId, string>> = {
  schoolLevel:
    'school level|grade level|education level|level|grade|year in school|academic level|class|class level|student level|level of study|class year|student type|study level|grades|class standing|academic year|education|school year|current school level|year|grade levels|stage|eligible stage|student stage|current stage|academic stage|intended level study|intended level of study|level intended|education levels',
  fieldOfStudy:
    'field of study|major|majors|field|fields of study|area of study|discipline|subject|program of study|academic major|course of study|study area|subject area|intended major|field study|academic area|areas of study|academic interest|program|subject major|major category|field of interest|fields|study field|eligible majors|major restrictions|academic field|focus|focus area|focus areas|area of focus|focus of study',
  degreeType: 'degree|degree type|degree level|degree sought|degree program',
  degreeHeld:
    'degree required|required degree|prior degree|previous degree|degree held|degree earned|degree completed|completed degree|minimum degree|highest degree|entry degree|entry qualification|prior qualification',
  enrollment: 'enrollment|enrolment|enrollment status|full time|full time or part time|attendance',
  gpa: 'gpa|minimum gpa|maximum gpa|max gpa|min gpa|gpa min|gpa requirement|grade point average|gpa minimum|required gpa|gpa required|cumulative gpa',
  sat: 'sat|sat score|minimum sat|min sat|sat min|minimum overall sat|overall sat',
  act: 'act|act score|minimum act|min act|act min|minimum act composite|act composite',
  country:
    'country|countries|nation|country of residence|residence country|residence countries|countries of residence',
  state:
    'state|geographic location|location|state of residence|residency|residence|state residency|states|geography|geographic|home state|region|geographic area|geographic restriction|geographic restrictions|state restriction|eligible states|resident of|state province|geographic region|legal residence|province|provinces|residence state|residence states|residency states|states of residence|residence province|residence provinces',
  county: 'county|counties|county of residence|residence county|residence counties',
  city: 'city|cities|town|towns|hometown|residence city|residence cities|city of residence',
  zipCode: 'zip|zip code|zipcode|postal code',
  college:
    'college|university|institution of applicant|applicant institution|home institution|college attending|school|college or university|college name|school attending|university name|eligible schools|eligible colleges|eligible institutions|eligible schools|target schools|participating schools',
  collegeType: 'college type|type of college|institution type|school type|type of school',
  highSchool: 'high school|high school name|high school attended|eligible high schools',
  citizenship:
    'citizenship|citizenship status|citizen|us citizenship|citizenship requirement|us citizen|immigration status|nationality|citizenship residency|usa citizenship|citizenship required|us citizen required|residency status',
  ethnicity:
    'ethnicity|race|race ethnicity|ethnic background|ethnicity race|minority|minority status|minority group|minority groups|underrepresented group|racial background|race or ethnicity|heritage ethnicity|ethnicity heritage',
  heritage: 'heritage|national origin|ancestry|nationality or heritage',
  tribe: 'tribe|tribal affiliation|tribal enrollment|tribal membership',
  gender: 'gender|sex|gender identity',
  age: 'age|age range|age limit|minimum age|min age|age min|maximum age|max age|age max|age requirement|age restriction',
  lgbtq: 'lgbtq|lgbt|sexual orientation|lgbtqia',
  firstGeneration:
    'first generation|first gen|first generation student|first generation college student|first in family',
  disability: 'disability|disabilities|disability status|physical disability',
  religion: 'religion|religious affiliation|faith|denomination|religious preference',
  militaryAffiliation:
    'military|military affiliation|veteran|military service|military status|veteran status|military branch',
  membership:
    'membership|memberships|organization membership|association|club|member of|affiliation|affiliations|organizational affiliation|clubs',
  employer: 'employer|company affiliation|employer affiliation|corporate affiliation',
  activity: 'activity|activities|extracurricular|extracurricular activities|sports|sport',
  financialNeed:
    'financial need|need based|need|need or merit|needormerit|merit or need|need merit|merit need|demonstrated financial need|financial need required|needs based|is need based',
  householdIncomeUsd:
    'income|household income|family income|income limit|maximum income|income max|max income|maximum household income|household income limit|income ceiling',
  pellEligible: 'pell|pell eligible|pell grant|pell eligibility',
  lifeExperience:
    'life experience|life experiences|life circumstances|personal circumstances|special circumstances',
  careerGoal: 'career|career goal|career goals|career interest|profession|intended career',
}
