/**
 * People after whom schools and programs are named that train them ('an EMT program', 'a barber
 * college'), to what is studied there. Elsewhere the same words are people: children of paramedics.
 */
export const TRAINEES: Readonly<Record<string, string>> = {
  emergency_medical_services:
    'emt|paramedic|emergency medical technician|emergency medical responder|emt paramedic|paramedic and emt',
  physician_assistant: 'physician assistant|physician associate',
  medical_assisting: 'medical assistant|certified medical assistant',
  dental_hygiene: 'dental hygienist',
  radiologic_technology: 'radiologic technologist|radiology technician',
  respiratory_therapy: 'respiratory therapist',
  surgical_technology: 'surgical technologist|surgical technician',
  nursing: 'nurse|registered nurse|licensed practical nurse|licensed vocational nurse',
  'nursing+health_sciences':
    'nursing assistant|certified nursing assistant|certified nurse assistant|nurse aide|certified nurse aide|cna',
  education: 'teacher|educator|student teacher|paraeducator',
  veterinary_technology: 'veterinary technician|veterinary assistant|vet tech',
  legal_and_paralegal_studies: 'paralegal',
  culinary_arts: 'chef',
  barbering: 'barber',
  cosmetology: 'cosmetologist|beauty|hair stylist|hairstylist|hairdresser',
  welding: 'welder',
  electrical_trades: 'electrician|apprentice electrician',
  plumbing: 'plumber',
  carpentry: 'carpenter',
  machining: 'machinist',
  automotive_technology: 'automotive technician|auto mechanic|automotive mechanic|auto technician',
  diesel_technology: 'diesel mechanic|diesel technician',
  skilled_trades: 'lineworker|lineman|electrical lineworker|electrical line worker',
}

/** As above, where the field holds more than they learn. */
export const NARROWER_TRAINEES: Readonly<Record<string, string>> = {
  health_sciences:
    'dental assistant|pharmacy technician|occupational therapy assistant|physical therapist assistant|phlebotomist',
  skilled_trades: 'esthetician|nail technician|truck driver|cdl|pipefitter|millwright',
}
