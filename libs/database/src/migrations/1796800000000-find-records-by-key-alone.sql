-- The primary key of guide.provider_sources begins with source and origin, and no other index may: while the table has no new statistics,
-- PostgreSQL takes every origin that it does not know for a single row, thinks that each of these indexes finds a record equally fast, and
-- then reads all records of the source for each record that is compared.
DROP INDEX guide.provider_sources_by_part;
CREATE INDEX provider_sources_by_part ON guide.provider_sources ((fields ->> 'zipCode'), (fields ->> 'type'), source, origin);
