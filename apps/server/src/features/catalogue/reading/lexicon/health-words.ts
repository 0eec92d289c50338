export const DISABILITIES: Readonly<Record<string, string>> = {
  any_disability:
    'disability|disabled|any disability|documented disability|visible or invisible disability|disability of any kind|physical or mental disability|diagnosed disability|physical or learning disability|physical , sensory or learning disability|physical , mental or learning disability|physical , sensory , or learning disability',
  blind_or_low_vision:
    'blind|visually impaired|legally blind|low vision|visual impairment|blindness|vision impairment|blind or visually impaired|blind and visually impaired|sight impaired|vision loss|blind or low vision',
  deaf_or_hard_of_hearing:
    'deaf|hard of hearing|hearing impaired|hearing loss|hearing impairment|deaf or hard of hearing|deaf and hard of hearing|deafness|profound hearing loss|bilateral hearing loss|cochlear implant|cochlear implant recipient',
  learning_disability:
    'learning disability|dyslexia|learning disabled|documented learning disability|learning difference|diagnosed learning disability|specific learning disability|dyslexic|ld',
  adhd: 'adhd|attention deficit hyperactivity disorder|attention deficit disorder',
  autism: 'autism|autistic|asd|autism spectrum disorder|autism spectrum|asperger syndrome',
  mobility:
    'wheelchair user|mobility impairment|mobility impaired|spinal cord injury|mobility disability|wheelchair|paraplegic|quadriplegic',
  speech_or_language: 'stutter|person who stutters|speech impairment',
  mental_health:
    'mental illness|mental health condition|mental health disability|diagnosed mental health condition',
  traumatic_brain_injury: 'traumatic brain injury',
}

/** Disabilities of a kind that the list does not name. */
export const NARROWER_DISABILITIES: Readonly<Record<string, string>> = {
  any_disability:
    'physical disability|permanent disability|intellectual or physical disability|physical impairment|physically disabled|intellectual disability|developmental disability|intellectual or developmental disability|severe disability|significant disability',
}

export const CONDITIONS: readonly string[] = [
  'cystic fibrosis',
  'hemophilia',
  'epilepsy',
  'type 1 diabetes',
  'type 2 diabetes',
  'diabetes',
  'cancer',
  'crohns disease',
  'ulcerative colitis',
  'sickle cell disease',
  'sickle cell anemia',
  'multiple sclerosis',
  'muscular dystrophy',
  'cerebral palsy',
  'lupus',
  'asthma',
  'celiac disease',
  'spina bifida',
  'kidney disease',
  'heart disease',
  'leukemia',
  'von willebrand disease',
  'bleeding disorder',
  'narcolepsy',
  'scoliosis',
  'psoriasis',
  'alopecia areata',
  'lymphoma',
  'brain tumor',
  'congenital heart defect',
  'ehlers danlos syndrome',
  'inflammatory bowel disease',
  'hiv',
  'rheumatoid arthritis',
  'juvenile arthritis',
  'tourette syndrome',
  'down syndrome',
  'dwarfism',
  'food allergy',
  'limb loss',
  'limb difference',
]
