import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="m4 18 8.5-6L4 6zm9-12v12l8.5-6z" />, 'FastForward');
