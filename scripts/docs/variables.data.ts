import { gatewayEnvironment } from '../../gateway/config/environment.data.ts';
import { environment } from '../../schema/settings/environment.data.ts';
import { shopEnvironment } from '../../shop/embedded/config/environment.data.ts';

/** Every environment variable that the product reads. */
export const variables = { ...environment, ...shopEnvironment, ...gatewayEnvironment };

/** The same by the program that reads them. */
export const tables = {
  'Gateway and embedded shop': environment,
  'Embedded shop': shopEnvironment,
  Gateway: gatewayEnvironment,
};
