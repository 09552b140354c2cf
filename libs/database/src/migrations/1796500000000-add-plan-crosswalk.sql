-- What becomes of the plans of a year in the next one: one row for each plan and each plan its members are moved to.
CREATE TABLE guide.plan_crosswalk (
  id                text PRIMARY KEY,
  plan_year         smallint    NOT NULL CHECK (plan_year BETWEEN 2020 AND 2100),
  plan_number       text        NOT NULL,
  name              text        NOT NULL,
  next_number       text,
  next_name         text,
  status            text        NOT NULL CHECK (status IN ('renewed', 'expanded', 'reduced', 'merged', 'ended')),
  source            text        NOT NULL,
  source_url        text        NOT NULL CHECK (source_url ~ '^https?://'),
  retrieved_at      timestamptz NOT NULL,
  source_updated_at date,
  checked_on        date        NOT NULL,
  origin            text        NOT NULL CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  confidence        text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
  is_stale          boolean     NOT NULL DEFAULT false
);
CREATE INDEX plan_crosswalk_by_number ON guide.plan_crosswalk (plan_year, plan_number);
