import { describeIntegrationTests } from './describe-files';

describeIntegrationTests((path) => /^services\/crawler\/src\/(?!(calls|jobs|ledger|plan-page)\/)/.test(path));
