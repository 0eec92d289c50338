/** Words with which a sentence says what somebody studies: without one, a field is what it is about. */
export const OF_STUDY =
  /\b(?:majors?|majoring|stud(?:y|ying|ies)|students?|degrees?|fields?|disciplines?|careers?|professions?|pursu\w+|industr(?:y|ies)|programs?|coursework|training|schools?|sciences|interns?|practitioners?|professionals?|artists?|musicians?|composers?|performers?)\b/i
/** Words with which it says what to hand in, of which a field or a people may be the subject. */
export const OF_WORKS =
  /\b(?:essays?|videos?|topics?|themes?|prompts?|write|writing|speech|poems?|contest on|posters?|questions about)\b/i

/** Kin whom an award is for, and whose they are. */
export const KIN_OF =
  /\b(?:child(?:ren)?\)?|sons?|daughters?|dependents?|spouses?|grandchild(?:ren)?|descendants?|widows?|survivors?|siblings?|wards?)(?:,? (?:and|or) (?:[a-z]+ )?[a-z]+)? of\b|\bwhose (?:[\w’'-]+ ){0,3}(?:parents?|fathers?|mothers?|spouses?|grandparents?)\b/i

/** Bodies to whose people an award may go, and ways to be put forward by one. */
export const OF_A_BODY =
  /\b(?:members?(?! of (?:the|an?) (?:household|family|committee))|membership|employees?|team members|associates of|crew|unions?|chapters?|lodges?|councils?|parish(?:es|ioners)?|congregations?|alumn\w+|affiliates?|franchises?|dealers?|policyholders?|shareholders?|finalists?|laureates?|inductees?|delegates?|nominees?|nominat\w+)\b/i
/** Whose work an award pays for, in a sentence that speaks of no student. */
export const OF_NO_STUDENTS =
  /^(?![^]*\b(?:students?|undergraduates?|graduates?|seniors?|juniors?|pupils?|candidates?|interns?|trainees?|youth|teens?|majors?|scholarships?|ph\.?d|master[’']?s|(?<!post-)doctoral|doctorate|letters?|recommend\w*|references?|essays?|committees?|review\w*|judge\w*)\b)[^]*\b(?:(?:early|mid)[- ]career (?:\w+ )?(?:researchers?|scientists?|investigators?|scholars?|faculty|professionals?)|(?:independent|visiting|non-?affiliated|unaffiliated) (?:scholars?|researchers?|investigators?|scientists?)|post-?doc(?:toral)?s?\b|(?:practicing|working) (?:artists?|journalists?|teachers?|nurses?|physicians?))/i
/** Colleges that an award picks, of which nobody knows whether the student's is one. */
export const OF_SOME_COLLEGES =
  /\b(?:partner(?:ing)?|participating|member|approved) (?:[a-z/-]+ ){0,2}(?:colleges?|universit(?:y|ies)|institutions?|schools?|campuses|programs?)\b/i
/** A college that a sentence is about. */
export const COLLEGE_NAMED =
  /\b(?:at|attend(?:s|ing)?|enrolled (?:at|in)|admitted to) (?:the )?((?:University|College|Institute) of [A-Z]\w+(?: [A-Z]\w+)?|(?:[A-Z][\w.&’'-]+ ){1,3}(?:University|College|Institute of Technology))/

/** What only some of several awards ask: whoever is none of these may have another of them. */
export const OF_SOME_AWARDS =
  /\b(?:some|several|certain|individual|a few)(?: of (?:the|these|our))? (?:(?:individual|named|local|donor|endowed|partner) )?(?:awards|scholarships|grants|prizes|fellowships|funds|categories)\b/i
/** A contest of the arts at large: the arts that its sentence names are some of them. */
export const OF_ALL_ARTS = /\barts (?:competitions?|contests?|festivals?|awards?)\b/i
/** A list of people that begins with students at large: 'high school seniors, Acme employees, and families'. */
export const BESIDE_STUDENTS =
  /\b(?:students|seniors|juniors|sophomores|fresh[mw]en|undergraduates|graduates), (?:[\w.&’'-]+ ){1,4}(?:employees|members|associates|workers),? (?:and|or)\b/i

/** Such words in a sentence about the award, or of people who are meant in general. */
export const NO_BODY_OF =
  /\b(?:community members?|faculty members?|family members?|members? of (?:the|their|your) (?:community|public|team|group)|service ?members?|members? of the (?:military|armed forces|u\.?s\.?)|selection|judges?|board members?|student councils?|council of\b)/i
