import type { OptionId } from './facts.ts'
import { MAJORS_OF_FIELD } from './majors.ts'

/** Shares of all students in the United States by field of study; sources as in `base-rates.ts`. */
export const FIELD_SHARES: Readonly<Record<OptionId<'fieldOfStudy'>, number>> = {
  accounting_and_finance: 0.05,
  agriculture: 0.02,
  architecture: 0.008,
  art_and_design: 0.03,
  aviation: 0.004,
  biology: 0.06,
  business: 0.11,
  chemistry: 0.007,
  communications: 0.03,
  computer_science: 0.045,
  criminal_justice: 0.03,
  economics: 0.02,
  education: 0.05,
  engineering: 0.065,
  english_and_literature: 0.015,
  environmental_science: 0.01,
  health_sciences: 0.06,
  history: 0.01,
  hospitality_and_culinary_arts: 0.008,
  information_technology: 0.02,
  journalism: 0.006,
  languages: 0.007,
  law: 0.015,
  mathematics_and_statistics: 0.013,
  medicine: 0.02,
  music: 0.01,
  nursing: 0.07,
  performing_arts: 0.012,
  pharmacy: 0.006,
  philosophy_and_religion: 0.007,
  physics: 0.005,
  political_science: 0.02,
  psychology: 0.06,
  skilled_trades: 0.04,
  social_work: 0.015,
  veterinary_medicine: 0.005,
  other: 0.05,
  undecided: 0.08,
}

/** By state and territory, from shares of the population in thousandths. */
export function stateShares(): Readonly<Partial<Record<OptionId<'state'>, number>>> {
  const thousandths = `CA 116 TX 91 FL 68 NY 58 PA 39 IL 37 OH 35 GA 33 NC 32 MI 30 NJ 28 VA 26 WA 23
    AZ 22 TN 21 MA 21 IN 20 MD 18 MO 18 WI 18 CO 17 MN 17 SC 16 AL 15 LA 14 KY 13 OR 13 OK 12 CT 11
    UT 10 IA 10 NV 9 AR 9 KS 9 MS 9 PR 9 NM 6 NE 6 ID 6 WV 5 HI 4 NH 4 ME 4 MT 3 RI 3 DE 3 SD 3 ND 2
    AK 2 DC 2 VT 2 WY 2 GU 0.5 VI 0.3 AS 0.1 MP 0.1`
  const shares = [...thousandths.matchAll(/([A-Z]{2}) ([\d.]+)/g)]
  return Object.fromEntries(shares.map(([, code, share]) => [code, Number(share) / 1000]))
}

/** By subject, as if each had an equal part of its field, and what is in no list one more. */
export function majorShares(): Readonly<Partial<Record<OptionId<'major'>, number>>> {
  const fields = Object.entries(MAJORS_OF_FIELD) as [OptionId<'fieldOfStudy'>, readonly string[]][]
  return Object.fromEntries(
    fields.flatMap(([field, majors]) =>
      majors.map((major) => [major, FIELD_SHARES[field] / (majors.length + 1)]),
    ),
  )
}
