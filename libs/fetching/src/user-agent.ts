/** The name robots.txt files know us by. */
export const ROBOT_NAME = 'SeniorHealthGuide';

/** Says who we are and how to reach us; never another client's name. */
export function userAgent(contactUrl: string | null): string {
  return `${ROBOT_NAME}/0.1 (${contactUrl === null ? 'development copy, no contact page set' : `+${contactUrl}`})`;
}
