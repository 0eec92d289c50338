/** Who works in a career, for 'plans to become a teacher'. */
export const CALLINGS: Readonly<Record<string, string>> = {
  arts_and_entertainment:
    'musician|artist|actor|composer|filmmaker|dancer|singer|conductor|visual artist|film maker|animator',
  business_and_finance:
    'accountant|actuary|banker|entrepreneur|certified public accountant|cpa|business owner|financial planner|insurance agent',
  education:
    'teacher|educator|school teacher|elementary teacher|elementary school teacher|high school teacher|math teacher|science teacher|special education teacher|music teacher|teacher or educator|school counselor|professor|early childhood educator|classroom teacher|public school teacher|teacher or administrator|bilingual teacher|preschool teacher|kindergarten teacher|middle school teacher|secondary teacher|secondary school teacher|art teacher|agriculture teacher|ag teacher|english teacher|history teacher|reading teacher|vocational teacher|speech teacher|special educator',
  engineering:
    'engineer|civil engineer|mechanical engineer|electrical engineer|chemical engineer|aerospace engineer|structural engineer|environmental engineer|biomedical engineer|industrial engineer|petroleum engineer|nuclear engineer|mining engineer|materials engineer|professional engineer',
  government_and_public_service:
    'police officer|law enforcement officer|firefighter|public servant|peace officer|diplomat|first responder|correctional officer',
  health_care:
    'nurse|registered nurse|physician|doctor|medical doctor|dentist|pharmacist|physical therapist|occupational therapist|dental hygienist|nurse practitioner|physician assistant|surgeon|health care professional|healthcare professional|health professional|medical professional|health care provider|paramedic|emergency medical technician|optometrist|radiologic technologist|respiratory therapist|pediatrician|family physician|family doctor|psychiatrist|nursing assistant|nurse aide|licensed practical nurse|lpn|rn|emt|medical assistant|dental assistant|physical therapist assistant|nurse midwife|midwife|dietitian|audiologist|speech language pathologist|surgical technologist|medical technologist|certified nursing assistant',
  law: 'lawyer|attorney|judge|paralegal',
  media_and_communication: 'journalist|reporter|broadcaster|news reporter|photojournalist|editor',
  science_and_research:
    'scientist|researcher|biologist|chemist|physicist|research scientist|astronomer|geologist',
  skilled_trades:
    'electrician|plumber|welder|carpenter|mechanic|automotive technician|hvac technician|machinist|auto mechanic|diesel mechanic|tradesperson|lineworker|industrial electrician|journeyman electrician|pipefitter|pipe fitter|millwright|sheet metal worker|ironworker|iron worker|boilermaker|lineman|barber|cosmetologist|hair stylist|hairstylist|heavy equipment operator|diesel technician|auto technician|automotive mechanic|bricklayer|mason|roofer|cnc machinist|aircraft mechanic|steamfitter',
  technology:
    'programmer|computer programmer|software developer|computer scientist|web developer|cybersecurity professional|software engineer|data scientist|web designer|network administrator|game developer',
}

/** What people who studied a field mostly work in; fields that lead anywhere are left out. */
export const CALLINGS_OF_FIELDS: Readonly<Record<string, string>> = {
  accounting_and_finance: 'business_and_finance',
  accounting: 'business_and_finance',
  finance: 'business_and_finance',
  banking: 'business_and_finance',
  marketing: 'business_and_finance',
  real_estate: 'business_and_finance',
  insurance_and_risk_management: 'business_and_finance',
  business: 'business_and_finance',
  education: 'education',
  special_education: 'education',
  early_childhood_education: 'education',
  elementary_education: 'education',
  engineering: 'engineering',
  civil_engineering: 'engineering',
  mechanical_engineering: 'engineering',
  electrical_engineering: 'engineering',
  chemical_engineering: 'engineering',
  aerospace_engineering: 'engineering',
  criminal_justice: 'government_and_public_service',
  law_enforcement: 'government_and_public_service',
  homeland_security: 'government_and_public_service',
  public_administration: 'government_and_public_service',
  public_policy: 'government_and_public_service',
  health_professions: 'health_care',
  health_sciences: 'health_care',
  medicine: 'health_care',
  nursing: 'health_care',
  pharmacy: 'health_care',
  dentistry: 'health_care',
  optometry: 'health_care',
  dental_hygiene: 'health_care',
  physical_therapy: 'health_care',
  occupational_therapy: 'health_care',
  public_health: 'health_care',
  law: 'law',
  journalism: 'media_and_communication',
  communications: 'media_and_communication',
  broadcast_journalism: 'media_and_communication',
  public_relations: 'media_and_communication',
  biology: 'science_and_research',
  chemistry: 'science_and_research',
  physics: 'science_and_research',
  skilled_trades: 'skilled_trades',
  welding: 'skilled_trades',
  plumbing: 'skilled_trades',
  hvac: 'skilled_trades',
  carpentry: 'skilled_trades',
  automotive_technology: 'skilled_trades',
  computer_science: 'technology',
  information_technology: 'technology',
  cybersecurity: 'technology',
  music: 'arts_and_entertainment',
  performing_arts: 'arts_and_entertainment',
  creative_arts: 'arts_and_entertainment',
  art_and_design: 'arts_and_entertainment',
  dance: 'arts_and_entertainment',
  theater: 'arts_and_entertainment',
}
