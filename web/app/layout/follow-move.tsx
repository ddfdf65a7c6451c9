import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation } from 'react-router-dom';
import { decodedPath } from '#engine/locale/text';
import { MovedToDocument } from './follow-move.generated';

/** Leads on where staff have moved the page of this address. On the first visit the server has done so already. */
export function FollowMove() {
  const { pathname: path } = useLocation();
  const { data } = useQuery(MovedToDocument, { variables: { path: decodedPath(path) } });
  return data?.movedTo ? <Navigate to={data.movedTo} replace /> : null;
}
