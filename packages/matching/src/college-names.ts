const BEFORE_CAMPUS = /[-–,]| at | in the | Campus\b| Main\b/g
const COLLEGE = /\b(?:University|College|Institute of Technology)\b/
/** 'University of Colorado' of 'University of Colorado Boulder', and no half of 'New Mexico'. */
const OF_STATE =
  /^(University of (?:(?:New|North|South|West|Rhode) )?(?!(?:New|North|South|West|Rhode|Saint|\p{L}+ern)\b)\p{Lu}\p{L}+)[ -]\p{Lu}/u
const NO_NAME = /\b(?:main|campus|immersion|at|in the)\b|[-–,]/gi

/**
 * The names under which awards speak of somebody's college: 'Ohio State University-Newark Campus' is
 * Ohio State University, and Ohio State University at Newark. Lists of colleges name each campus,
 * awards hardly ever.
 */
export function namesOfCollege(name: string): string[] {
  const ofState = OF_STATE.exec(name)?.[1]
  const wholes = [...name.matchAll(BEFORE_CAMPUS)].map(({ index }) => name.slice(0, index))
  const whole = wholes.find((head) => COLLEGE.test(head))
  const campus = whole && name.slice(whole.length).replaceAll(NO_NAME, ' ').trim()
  return [
    ...new Set([
      name,
      ...(whole ? [whole] : []),
      ...(campus ? [`${whole} ${campus}`, `${whole} at ${campus}`] : []),
      ...(ofState ? [ofState] : []),
    ]),
  ]
}
