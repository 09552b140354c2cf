-- How often each answer of the assistant was given, and how often a visitor said that it did not help. No text of a visitor.
CREATE TABLE guide.answer_counts (
  -- In California.
  day     date    NOT NULL,
  -- Of libs/content/data/asking/cards.json, or NO_CARD or RULES_CARD of libs/contracts.
  card    text    NOT NULL,
  outcome text    NOT NULL CHECK (outcome IN ('answered', 'offered', 'unknown', 'refused', 'danger', 'unhelpful')),
  count   integer NOT NULL,
  PRIMARY KEY (day, card, outcome)
);
