// The least that can answer a list of providers: node:http, one statement, JSON. No check of what is asked, no log, no limit.
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const LIST = {
  name: 'list',
  text: `SELECT id, name, name_ko AS "nameKo", type, specialty, specialties, address, city, state, zip_code AS "zipCode", county, latitude,
                longitude, phone, website, languages, accepting_new_patients AS "acceptingNewPatients", npi, services, details, source,
                source_url AS "sourceUrl", retrieved_at AS "retrievedAt", checked_on AS "checkedOn", origin
           FROM guide.providers WHERE is_active AND zip_code = $1 ORDER BY name, id LIMIT 50`,
};

http
  .createServer((request, response) => {
    const zip = new URL(request.url, 'http://localhost').searchParams.get('zip');
    pool.query({ ...LIST, values: [zip] }).then(
      ({ rows }) => {
        const body = Buffer.from(JSON.stringify(rows));
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.end(body);
      },
      () => response.writeHead(503, { 'content-length': 0 }).end(),
    );
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
