// Words by which a record is not what a question asks (retrieval/not-for.ts), in the notation of terms.ts.
export const TOPIC_TERMS = {
  ends: `없어지, 없어져, 없어진, 없어질, 끝나, 끝난, 끊기, 끊겨, 끊긴, 끊길, 끊어지, 중단, 사라지, 사라져, 못 받게, 멈추, 철수, 종료, 나간다, 나간대, 나간답, stop, stops,
    stopped, end, ends, ending, ended, lose, losing, cut off, go away, going away, discontinued, terminated, leaving my county,
    leaves my county, non renewal, not renewing`,
  trip: `다녀오, 다녀와, 다녀올, 다녀간, 나가, 나갔, 가면, 가도, 가서, 갔다, 가 있, 갈 때, 있다 오, 있다가, 있으면, 여행, 체류, 머무, 머물, visit, visiting, trip, travel, traveling, stay,
    staying, go to, going to, leave the country`,
  abroad: `해외, 외국, 미국 밖, abroad, overseas, outside the us, outside the country, out of the country, another country`,
  letters: `편지, 통지서, 안내문, letter, letters, notice, notices`,
} as const satisfies Record<string, string>;
