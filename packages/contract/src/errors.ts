import { CONFLICT_WORDS, VIEW_LIMIT_WORDS } from './refusal-words.ts'

/**
 * The public error catalogue. A code never changes its meaning and is never removed;
 * `message` is the sentence a person reads, `statusCode` the HTTP status it comes with.
 * Texts in the specification are used to the letter.
 */
export const ERRORS = {
  MALFORMED_REQUEST: { statusCode: 400, message: 'The request could not be read.' },
  VALIDATION_FAILED: { statusCode: 400, message: 'Please check the fields that are marked.' },
  SESSION_ENDED: { statusCode: 401, message: 'Your session has ended. Please log in again.' },
  BAD_CREDENTIALS: { statusCode: 401, message: 'Invalid username or password' },
  GOOGLE_REFUSED: {
    statusCode: 401,
    message: 'Google could not confirm who you are. Please try again.',
  },
  FORGED_EVENT: { statusCode: 400, message: 'This event could not be verified.' },
  WRONG_CODE: {
    statusCode: 400,
    message: 'This code is wrong or has expired. Please ask for a new one.',
  },
  FREE_VIEW_LIMIT: { statusCode: 402, message: VIEW_LIMIT_WORDS },
  SUBSCRIPTION_REQUIRED: { statusCode: 402, message: 'This needs a subscription.' },
  ASSISTANT_LIMIT: {
    statusCode: 402,
    message: 'You have reached the limit of essay submission',
  },
  NOT_FOUND: { statusCode: 404, message: 'We could not find that.' },
  APPLICANT_EXISTS: { statusCode: 409, message: 'Applicant already exists' },
  ALREADY_SUBSCRIBED: { statusCode: 409, message: 'You have a subscription already.' },
  NO_SUBSCRIPTION: {
    statusCode: 409,
    message: 'You have no subscription to change.',
  },
  NOT_REFUNDABLE: {
    statusCode: 409,
    message: 'You used this billing cycle, so it can’t be refunded here.',
  },
  ALREADY_APPLIED: { statusCode: 409, message: 'Already applied for scholarship' },
  SCHOLARSHIP_CLOSED: { statusCode: 409, message: 'This scholarship is closed.' },
  APPLIED_ELSEWHERE: {
    statusCode: 409,
    message: 'The sponsor takes applications for this scholarship on its own site.',
  },
  STALE_VERSION: {
    statusCode: 409,
    message: 'This answer was changed on another device. Both versions are kept.',
  },
  STAGE_REFUSED: {
    statusCode: 409,
    message: 'This application cannot move there from where it is now.',
  },
  SCHOLARSHIP_MOVED_ON: {
    statusCode: 409,
    message: 'This scholarship is somewhere else by now. Please look at it again.',
  },
  ROUND_OPEN: {
    statusCode: 409,
    message: 'Winners are chosen once the deadline has passed.',
  },
  ROUND_CANCELLED: { statusCode: 409, message: 'This round was cancelled.' },
  NOTHING_DECIDED: {
    statusCode: 409,
    message: 'Please decide on at least one application before you tell everybody.',
  },
  ALREADY_ANNOUNCED: {
    statusCode: 409,
    message: 'This round was announced already. Nobody is told twice.',
  },
  DECISIONS_CHANGED: {
    statusCode: 409,
    message: 'Somebody else changed the decisions. Please look at both before you go on.',
  },
  STILL_REACHABLE: {
    statusCode: 409,
    message: 'This winner still has time to answer.',
  },
  WINNER_LIST_OVER: {
    statusCode: 409,
    message: 'A list of winners can be read for 90 days. They are over for this round.',
  },
  SUPPORT_RESOLVED: { statusCode: 409, message: 'This request is resolved already.' },
  PRIVACY_MOVED: {
    statusCode: 409,
    message: 'This cannot be done with the request any more. Reload to see where it stands.',
  },
  PAIR_IN_USE: {
    statusCode: 409,
    message: 'Students work on the entry that would go, so the two stay apart for now.',
  },
  MERGE_SETTLED: {
    statusCode: 409,
    message: 'These were merged more than 30 days ago, so they stay together.',
  },
  QUESTION_SETTLED: {
    statusCode: 409,
    message: 'Somebody settled this question meanwhile. Please look at the list again.',
  },
  ROW_SETTLED: {
    statusCode: 409,
    message: 'This row cannot be taken in any more. Please look at the list again.',
  },
  IMPORT_MOVED_ON: {
    statusCode: 409,
    message: 'This import is somewhere else by now. Please look at it again.',
  },
  EMAIL_CONFIRMED: { statusCode: 409, message: 'This address is confirmed already.' },
  INVITATION_CLOSED: {
    statusCode: 409,
    message: 'This invitation was used, cancelled or has expired. Please ask for a new one.',
  },
  CLAIM_CLOSED: {
    statusCode: 409,
    message: 'This link was used, taken back or has expired. Please ask for a new one.',
  },
  CLAIM_SETTLED: {
    statusCode: 409,
    message: 'This listing was taken back already.',
  },
  LISTING_NOT_CLAIMABLE: {
    statusCode: 409,
    message: 'Somebody looks after this listing already. If that is wrong, please write to us.',
  },
  ORGANISATION_EXISTS: {
    statusCode: 409,
    message:
      'There is an organization of this name already. If it is yours, ask one of its owners to invite you, or write to us.',
  },
  ALREADY_MEMBER: { statusCode: 409, message: 'This person is a member already.' },
  LAST_OWNER: {
    statusCode: 409,
    message: 'An organization keeps at least one owner. Please make somebody else an owner first.',
  },
  PROFILE_MISSING: {
    statusCode: 409,
    message: 'Please fill in what we ask about the organization first.',
  },
  EMAIL_NOT_CONFIRMED: {
    statusCode: 409,
    message: 'Please confirm your email address first, with the code we sent you.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    statusCode: 409,
    message: 'The same request is still being worked on. Please try again in a moment.',
  },
  FILE_TOO_LARGE: { statusCode: 413, message: 'The file is too large.' },
  BODY_TOO_LARGE: { statusCode: 413, message: 'The request is too large.' },
  FILE_TYPE_REFUSED: { statusCode: 415, message: 'This type of file is not accepted here.' },
  UNSUPPORTED_MEDIA_TYPE: {
    statusCode: 415,
    message: 'This kind of request body is not accepted here.',
  },
  AI_POLICY: {
    statusCode: 422,
    message: 'This scholarship does not allow that help from an assistant.',
  },
  SCHOLARSHIP_NOT_READY: {
    statusCode: 422,
    message: 'Something is missing before this can be published.',
  },
  AMENDMENT_REFUSED: {
    statusCode: 422,
    message: 'Some of this would take something from students, so nothing was changed.',
  },
  NOTHING_CHANGED: {
    statusCode: 422,
    message: 'There is nothing in this that differs from what is published.',
  },
  ORGANISATION_NOT_VERIFIED: {
    statusCode: 422,
    message: 'Your organization has to be verified before it publishes.',
  },
  UNKNOWN_PLAN: { statusCode: 422, message: 'This plan is not offered.' },
  UNDER_AGE: { statusCode: 422, message: 'User should not be less than 16 year!' },
  NOT_ELIGIBLE: {
    statusCode: 422,
    message: 'You do not meet a rule of this scholarship, so an application cannot be sent.',
  },
  OWN_ORGANISATION: { statusCode: 422, message: CONFLICT_WORDS.OWN_ORGANISATION },
  STAFF_IN_DRAW: { statusCode: 422, message: CONFLICT_WORDS.STAFF_IN_DRAW },
  REQUIREMENTS_MISSING: { statusCode: 422, message: 'Please fill all required fields' },
  GAPS_LEFT: {
    statusCode: 422,
    message: 'A text has passages in brackets left to fill in. Please submit this one on its own.',
  },
  FOREIGN_FILE: { statusCode: 422, message: 'A file in this application is not one of yours.' },
  UNFIT_FILE: { statusCode: 422, message: 'A file is too large or of the wrong type.' },
  UNKNOWN_REQUIREMENT: { statusCode: 422, message: 'This scholarship has no such requirement.' },
  UNKNOWN_APPLICATION: {
    statusCode: 422,
    message: 'An application is not in this round any more: it was withdrawn or deleted.',
  },
  WRONG_PASSWORD: { statusCode: 422, message: 'That is not your current password.' },
  GOOGLE_NOT_SET_UP: { statusCode: 422, message: 'Signing in with Google is not set up here.' },
  OWN_INVITATION: {
    statusCode: 422,
    message: 'This invitation is your own. Send the link to the person it is for.',
  },
  ANSWER_NOT_SHARED: {
    statusCode: 422,
    message: 'Only the student answers this question.',
  },
  WEAK_PASSWORD: {
    statusCode: 422,
    message: 'Please choose a password of at least 8 characters that is not a common one.',
  },
  IDEMPOTENCY_MISMATCH: {
    statusCode: 422,
    message: 'This idempotency key was used with another request.',
  },
  TOO_MANY_REQUESTS: { statusCode: 429, message: 'Too many tries. Please wait a moment.' },
  INTERNAL: { statusCode: 500, message: 'Something went wrong' },
  ASSISTANT_BUSY: {
    statusCode: 409,
    message: 'The assistant is still answering. Please wait, or stop it first.',
  },
  ASSISTANT_FAILED: { statusCode: 503, message: 'Some error occurred!!!' },
  ESSAY_FAILED: { statusCode: 503, message: 'Failed to generate essay. Please try again.' },
  BILLING_FAILED: { statusCode: 503, message: 'Something went wrong, please try again later' },
  OVERLOADED: { statusCode: 503, message: 'We are busy. Please try again in a moment.' },
} as const satisfies Record<string, { statusCode: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
